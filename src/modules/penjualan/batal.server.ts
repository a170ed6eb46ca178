import { formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { numberOf } from '#server/document/post'
import { serve, type Need } from '#server/document/run'
import { handle, reply, type Context } from '#server/serve'
import {
  notaValid,
  tukarTambah,
  type GroupTercatat,
  type Kembalian,
  type NotaTercatat,
} from '#modules/faktur/batal.rules'
import {
  batalkan,
  muatBatal,
  notaBernomor,
  uangBatal,
  type NotaBatal,
} from '#modules/faktur/batal.server'
import { jurnalUang } from '#modules/faktur/uang.effects'
import type { AsalUang } from '#modules/faktur/uang-kembali'
import {
  cekUangKembali,
  checkUangKembali,
  pemberiUang,
  tunaiKeluar,
} from '#modules/faktur/uang-kembali.server'
import { bolehBatalBeli } from '#modules/pembelian/batal.rules'
import { pembelianBatal } from '#modules/pembelian/batal.server'
import { gerakBarang } from '#modules/stok/buku'
import { titipanGroup } from '#modules/titipan/pakai.server'
import { cekBatal } from './batal.calls.ts'
import { bolehBatal, gerakKembali } from './batal.rules.ts'
import { kunjungan } from './kunjungan.ts'
import type { PetaJual } from './penjualan.effects.ts'
import { dokumenPenjualan } from './penjualan.ts'

const { batal: batalPenjualan } = dokumenPenjualan.commands
const { batalTukar } = kunjungan.commands

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

/** How a note of either side is cancelled. */
const notaBatal = (nota: NotaTercatat): NotaBatal =>
  nota.jenis === 'PEMBELIAN'
    ? pembelianBatal(nota)
    : {
        nota,
        document: dokumenPenjualan,
        perintah: dokumenPenjualan.commands.batal,
        barang: (id) => [write(gerakBarang, gerakKembali(nota, id))],
      }

interface Asked<K> {
  readonly kategori: K
  readonly alasan: string
  readonly uang_dari: AsalUang | null
}

/** The cash lies where it is to be taken from; then another person agrees. */
async function perluBatal<K extends string>(
  ctx: Context,
  group: GroupTercatat,
  notas: readonly NotaTercatat[],
  { alasan, kategori, uang_dari }: Asked<K>,
): Promise<Need<K>[]> {
  const tunai = tunaiKeluar(uangBatal(group, notas).back)
  const uang = await checkUangKembali(ctx, tunai, uang_dari)
  return [
    {
      kategori,
      sebelum: Object.fromEntries(
        notas.map((nota) => [nota.nomor, `VALID Rp ${formatRupiah(nota.harga_total)}`]),
      ),
      sesudah: { ...Object.fromEntries(notas.map((nota) => [nota.nomor, 'BATAL'])), ...uang },
      keterangan: alasan,
    },
  ]
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
export const batal = serve(dokumenPenjualan, batalPenjualan, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(
    ctx,
    await muatBatal<GroupJual>(ctx, body.no_faktur_jual),
  )
  const sale = satuNota(ctx, group, body.no_faktur_jual)
  return {
    needs: await perluBatal(ctx, group, [sale], { kategori: 'BATAL_PENJUALAN', ...body }),
    write: () => {
      const whole = batalkan(group, {
        pemberi: pemberiUang(ctx, body.uang_dari),
        notas: [notaBatal(sale)],
        lain: kembali,
        uang: (batalId, back) => jurnalUang('MASUK', batalId, back, group.akun_jual),
      })
      return {
        ...whole,
        answer: reply(
          { no_batal: numberOf(whole.makes[0]?.id ?? '') },
          { message: 'Penjualan {{nomor}} Berhasil Dibatalkan', params: { nomor: sale.nomor } },
        ),
        nomor: [sale.nomor],
      }
    },
  }
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
export const tukar = serve(kunjungan, batalTukar, async (ctx, { body }) => {
  const { kembali, ...group } = await denganTitipan(
    ctx,
    await muatBatal<GroupJual>(ctx, body.no_faktur_group),
  )
  const notas = periksaTukar(group, ctx.toko.tgl_system)
  return {
    needs: await perluBatal(ctx, group, notas, { kategori: 'BATAL_TUKAR', ...body }),
    write: () => {
      const whole = batalkan(group, {
        pemberi: pemberiUang(ctx, body.uang_dari),
        notas: notas.map(notaBatal),
        lain: kembali,
        uang: () => [], // the whole group goes: its journal is negated as it stands
      })
      return {
        ...whole,
        answer: reply(
          { no_batal: whole.makes.map(({ id }) => numberOf(id)) },
          {
            message: 'Tukar Tambah {{nomor}} Berhasil Dibatalkan',
            params: { nomor: group.nomor },
          },
        ),
        nomor: [group.nomor],
      }
    },
  }
})
