import { Refusal } from '#kernel/refusal'
import { jamDi } from '#kernel/tanggal'
import { requireApprovals, type Approval } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, type Context } from '#server/serve'
import { isi } from '#modules/stok/master-barang.server'
import { batalSetoran, cetakSetoran, daftarSetoran, simpanSetoran } from './kantong.calls.ts'
import { bukuBatalSetoran, bukuRugi, gerakKe, gramPindah, jurnalSusut } from './kantong.effects.ts'
import {
  beratSetiap,
  bolehBatalSetoran,
  setoranDari,
  type Setor,
  type SetoranTercatat,
} from './kantong.rules.ts'
import { muatKantong } from './kantong.server.ts'
import { setoranEmas, type otorisasiKantong } from './kantong.ts'
import { kertasSetoran } from './kertas-setoran.ts'

type Kategori = keyof typeof otorisasiKantong

/** Bags beyond the tolerance: the approver sees book and scale of each. */
function disetujui(ctx: Context, bags: readonly Setor[]): Promise<Approval[]> {
  const off = bags.filter(({ lewat }) => lewat)
  if (off.length === 0) return Promise.resolve([])
  return requireApprovals(ctx, [
    {
      kategori: 'SETORAN_EMAS' satisfies Kategori,
      sebelum: beratSetiap(off, ({ kantong }) => kantong.berat),
      sesudah: beratSetiap(off, ({ timbang }) => timbang),
    },
  ])
}

/** Bags go to the safe: weighed one by one, within the tolerance at the book's weight. */
export const simpan = handle(simpanSetoran, async (ctx, { body }) => {
  const { akun, kantong } = await muatKantong(
    ctx,
    body.baris.map(({ kode_kantong }) => kode_kantong),
  )
  const toleransi = ctx.setting<number>('TOLERANSI_BERAT_SETORAN')
  const bags = setoranDari(body.baris, kantong, toleransi)
  const otorisasi = await disetujui(ctx, bags)
  const id = newId()
  const { commands, name: jenis, prefix } = setoranEmas
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      otorisasi,
      dokumen: [
        {
          id,
          jenis,
          prefix,
          status: commands.simpan.to,
          isi: { penerima: body.penerima, keterangan: body.keterangan, toleransi },
        },
      ],
      tulis: [
        ['gerak_kantong', bags.map((bag) => gerakKe(id, bag, 'BRANKAS', bag.timbang))],
        ['gram', gramPindah(id, bags, 'BRANKAS')],
        ...isi('rugi_kantong', bukuRugi(id, bags)),
        ...isi('jurnal', jurnalSusut(id, bags, akun['HANCUR'] ?? {})),
      ],
    },
    { nomor: numberOf(id), qty: bags.length },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kantong', nomor: saved.nomor })
  return saved
})

/** A setoran with its bags. */
async function muat(ctx: Context, nomor: string): Promise<SetoranTercatat> {
  const found = await ctx.db.call<SetoranTercatat | null>('muat_setoran', [ctx.kodeToko, nomor])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** Takes a setoran of today back: the exact negation, the bags at the counter again. */
export const batal = handle(batalSetoran, async (ctx, { body }) => {
  const setoran = await muat(ctx, body.nomor)
  bolehBatalSetoran(setoran, ctx.toko.tgl_system)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori: 'BATAL_SETORAN_EMAS' satisfies Kategori,
      sebelum: { [setoran.nomor]: `VALID ${setoran.baris.length}` },
      sesudah: { [setoran.nomor]: 'BATAL' },
      keterangan: body.alasan,
    },
  ])
  const id = newId()
  const { gerak, gram, jurnal, rugi_kantong } = bukuBatalSetoran(id, setoran)
  const saved = await post(
    ctx,
    {
      perintah: setoranEmas.commands.batal.call,
      otorisasi,
      dokumen: [
        {
          id,
          jenis: 'BATAL_SETORAN_EMAS',
          prefix: 'BT',
          status: 'VALID',
          id_asal: setoran.id,
          alasan: body.alasan,
        },
      ],
      transisi: [
        { id: setoran.id, dari: 'VALID', ke: 'BATAL', versi: setoran.versi, alasan: body.alasan },
      ],
      tulis: [
        ['gerak_kantong', gerak],
        ...isi('gram', gram),
        ...isi('rugi_kantong', rugi_kantong),
        ...isi('jurnal', jurnal),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'kantong', nomor: setoran.nomor })
  return saved
})

interface BarisHariIni {
  nomor: string
  saat: string
  qty: number
  berat: number
  status: keyof typeof setoranEmas.states
}

export const hariIni = handle(daftarSetoran, async (ctx) => {
  const { tgl_system, zona } = ctx.toko
  const rows = await ctx.db.call<BarisHariIni[]>('daftar_setoran', [ctx.kodeToko, tgl_system])
  return rows.map(({ berat, nomor, qty, saat, status }) => ({
    nomor,
    jam: jamDi(zona, saat).slice(0, 5),
    qty,
    berat,
    status,
  }))
})

/** Its receipt, for both to sign. */
export const cetak = handle(cetakSetoran, async (ctx, { body }) => {
  const setoran = await muat(ctx, body.nomor)
  const halaman = kertasSetoran({
    ...setoran,
    jam: jamDi(ctx.toko.zona, setoran.saat),
    nama_toko: ctx.toko.nama_toko,
    alamat_toko: ctx.toko.alamat_toko,
  })
  return fileReply({
    type: 'application/pdf',
    name: `${setoran.nomor}.pdf`,
    body: await renderNota(halaman),
    inline: true,
  })
})
