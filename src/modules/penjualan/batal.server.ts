import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals, type Approval } from '#server/document/approval'
import { numberOf, post } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import {
  notaValid,
  tukarTambah,
  type GroupTercatat,
  type Kembalian,
  type NotaTercatat,
} from '#modules/faktur/batal.rules'
import { muatBatal, notaBernomor, postingBatal, uangBatal } from '#modules/faktur/batal.server'
import type { BarisBuku } from '#modules/faktur/buku'
import { jurnalUang } from '#modules/faktur/uang.effects'
import type { AsalUang } from '#modules/faktur/uang-kembali'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/faktur/uang-kembali.server'
import { bolehBatalBeli, bukuBatalNota } from '#modules/pembelian/batal.rules'
import { titipanGroup } from '#modules/titipan/pakai.server'
import { batalPenjualan, batalTukar, cekBatal } from './batal.calls.ts'
import { bolehBatal, gerakKembali } from './batal.rules.ts'
import type { PetaJual } from './penjualan.effects.ts'

interface GroupJual extends GroupTercatat {
  readonly akun_jual: PetaJual
}

/** A visit with what deposits paid of it among its money: they get it back the same way. */
async function denganTitipan(ctx: Context, group: GroupJual) {
  const { kas, kembali } = await titipanGroup(ctx, group.id)
  return {
    ...group,
    kas: [...group.kas, ...kas],
    kembali: (id: string, back: readonly Kembalian[]) => kembali(id, group.id, back),
  }
}

const gerak = (nota: NotaTercatat, id: string): BarisBuku =>
  nota.jenis === 'PENJUALAN' ? { gerak_barang: gerakKembali(nota, id) } : bukuBatalNota(nota)

interface Asked {
  readonly kategori: string
  readonly alasan: string
  readonly uang_dari: AsalUang | null
}

/** The cash lies where it is to be taken from; then another person agrees. */
async function disetujui(
  ctx: Context,
  group: GroupTercatat,
  notas: readonly NotaTercatat[],
  { alasan, kategori, uang_dari }: Asked,
): Promise<Approval[]> {
  const tunai = tunaiKeluar(uangBatal(group, notas).back)
  const uang = await checkUangKembali(ctx, tunai, uang_dari)
  return requireApprovals(ctx, [
    {
      kategori,
      sebelum: Object.fromEntries(
        notas.map((nota) => [nota.nomor, `VALID Rp ${formatRupiah(nota.harga_total)}`]),
      ),
      sesudah: { ...Object.fromEntries(notas.map((nota) => [nota.nomor, 'BATAL'])), ...uang },
      keterangan: alasan,
    },
  ])
}

/** A sale that may go by itself. @throws Refusal */
function satuNota(ctx: Context, group: GroupTercatat, nomor: string): NotaTercatat {
  const sale = notaBernomor(group, nomor)
  bolehBatal(sale, ctx.toko.tgl_system)
  if (tukarTambah(group))
    throw new Refusal('{{nomor}} Bagian Dari Tukar Tambah {{group}}, Tekan Batal Tukar Tambah', {
      params: { nomor: sale.nomor, group: group.nomor },
    })
  return sale
}

/** Before the reason is asked: whether it can be, how much cash goes back and where it lies. */
export const cek = handle(cekBatal, async (ctx, { body }) => {
  const nomor = body.no_faktur
  const { kembali: _, ...group } = await denganTitipan(ctx, await muatBatal<GroupJual>(ctx, nomor))
  const notas =
    group.nomor === nomor ? periksaTukar(group, ctx.toko.tgl_system) : [satuNota(ctx, group, nomor)]
  return cekUangKembali(ctx, tunaiKeluar(uangBatal(group, notas).back))
})

/** Cancels a VALID sale of today: a document of its own (BT) that negates what the sale posted. */
export const batal = handle(batalPenjualan, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(
    ctx,
    await muatBatal<GroupJual>(ctx, body.no_faktur_jual),
  )
  const sale = satuNota(ctx, group, body.no_faktur_jual)
  const otorisasi = await disetujui(ctx, group, [sale], { kategori: 'BATAL_PENJUALAN', ...body })
  const { id, posting } = postingBatal(group, {
    perintah: 'penjualan/batal',
    alasan: body.alasan,
    pemberi: pemberiUang(ctx, body.uang_dari),
    nota: [sale],
    gerak,
    lain: kembali,
    uang: (batalId, back) => jurnalUang('MASUK', batalId, back, group.akun_jual),
  })
  const saved = await post(
    ctx,
    { ...posting, otorisasi },
    reply(
      { no_batal: numberOf(id[0] ?? '') },
      { message: 'Penjualan {{nomor}} Berhasil Dibatalkan', params: { nomor: sale.nomor } },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'PENJUALAN', nomor: sale.nomor })
  return saved
})

/** The whole of an exchange: none of its notes was cancelled, sold on or validated yesterday. */
function periksaTukar(group: GroupTercatat, tglSystem: string): NotaTercatat[] {
  const notas = notaValid(group)
  if (notas.length === 0 && group.nota.every(({ status }) => status === 'BATAL'))
    throw new Refusal('Faktur {{nomor}} Sudah Dibatalkan', { params: { nomor: group.nomor } })
  for (const nota of group.nota)
    (nota.jenis === 'PENJUALAN' ? bolehBatal : bolehBatalBeli)(nota, tglSystem)
  if (!tukarTambah(group))
    throw new Refusal('{{nomor}} Bukan Tukar Tambah', { params: { nomor: group.nomor } })
  return notas
}

/**
 * Cancels an exchange (SPEC 5): all its sales and purchases in one posting, and the one settlement
 * exactly negated, whichever way it went.
 */
export const tukar = handle(batalTukar, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(
    ctx,
    await muatBatal<GroupJual>(ctx, body.no_faktur_group),
  )
  const nota = periksaTukar(group, ctx.toko.tgl_system)
  const otorisasi = await disetujui(ctx, group, nota, { kategori: 'BATAL_TUKAR', ...body })
  const { id, posting } = postingBatal(group, {
    perintah: 'tukar-tambah/batal',
    alasan: body.alasan,
    pemberi: pemberiUang(ctx, body.uang_dari),
    nota,
    gerak,
    lain: kembali,
    uang: () => [], // the whole group goes: its journal is negated as it stands
  })
  const saved = await post(
    ctx,
    { ...posting, otorisasi },
    reply(
      { no_batal: id.map(numberOf) },
      {
        message: 'Tukar Tambah {{nomor}} Berhasil Dibatalkan',
        params: { nomor: group.nomor },
      },
    ),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'PENJUALAN', nomor: group.nomor })
  ctx.live.changed(ctx.kodeToko, { jenis: 'PEMBELIAN', nomor: group.nomor })
  return saved
})
