import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply, type Context } from '#server/serve'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { bolehBatalTerima, gerakBatalTerima, type Terima } from './batal-tambah.rules.ts'
import { balikGram, type BarisGram } from './gram.rules.ts'
import { isi } from './master-barang.server.ts'
import { batalTambahBarang, daftarTambahBarang, type barisTerima } from './tambah-barang.calls.ts'
import { tambahBarang, type otorisasiTambah } from './tambah-barang.ts'

export const daftarTambah = handle(daftarTambahBarang, async (ctx, { query }) => {
  const mine = sql`d.kode_toko = ${ctx.kodeToko}
    and d.jenis = ${tambahBarang.name} and d.prefix = ${tambahBarang.prefix}`
  const rows = await ctx.db.rows<RowOf<typeof barisTerima>>(
    ctx.kodeToko,
    sql`select d.nomor, d.tgl_system, d.saat, d.isi->>'asal' as asal,
        d.isi->>'supplier' as supplier, d.isi->>'no_surat' as no_surat,
        (d.isi->>'pcs')::int as pcs, (d.isi->>'berat')::bigint as berat,
        (d.isi->>'harga_pokok')::bigint as harga_pokok, d.input_by, s.status
      from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
      where ${mine} order by d.saat desc, d.nomor desc
      limit ${query.limit ?? 50} offset ${query.skip ?? 0}`,
  )
  const all = await ctx.db.row<{ count: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as count from dokumen d where ${mine}`,
  )
  return reply(rows, { count: all?.count ?? 0 })
})

/** A receipt with all it left in the books (muat_batal_gerak). */
interface Tercatat extends Terima {
  readonly id: string
  readonly versi: number
  readonly gram: readonly Omit<BarisGram, 'id_dokumen'>[]
  readonly jurnal: readonly Omit<BarisJurnal, 'id_dokumen'>[]
}

/** What the approver sees of a receipt. */
const ringkasan = ({ barang }: Terima): string =>
  `VALID ${formatRupiah(barang.length)} pcs ${formatBerat(
    barang.reduce((sum, { berat }) => sum + berat, 0),
  )} gr`

interface Batal {
  /** The kind of document that is cancelled, and the kind of its cancel: an approval too. */
  readonly jenis: string
  readonly kategori: string
  readonly perintah: string
  readonly nomor: string
  readonly alasan: string
}

/** Cancels a receipt of today, of whichever kind, by a document of its own (BT) that negates it. */
export async function batalkanTerima(ctx: Context, batal: Batal): Promise<{ nomor: string }> {
  const { alasan, jenis, kategori, nomor, perintah } = batal
  const lama = await ctx.db.call<Tercatat | null>('muat_batal_gerak', [ctx.kodeToko, jenis, nomor])
  if (!lama) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  bolehBatalTerima(lama, ctx.toko.tgl_system)
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori,
      sebelum: { [nomor]: ringkasan(lama) },
      sesudah: { [nomor]: 'BATAL' },
      keterangan: alasan,
    },
  ])
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah,
      otorisasi,
      dokumen: [{ id, jenis: kategori, prefix: 'BT', status: 'VALID', id_asal: lama.id, alasan }],
      transisi: [{ id: lama.id, dari: 'VALID', ke: 'BATAL', versi: lama.versi, alasan }],
      tulis: [
        ['gerak_barang', gerakBatalTerima(id, lama.barang)],
        ['gram', balikGram(id, lama.gram)],
        ...isi('jurnal', balikJurnal(id, lama.jurnal)),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor })
  return saved
}

export const batalTambah = handle(batalTambahBarang, (ctx, { body }) =>
  batalkanTerima(ctx, {
    ...body,
    jenis: tambahBarang.name,
    kategori: 'BATAL_TAMBAH_BARANG' satisfies keyof typeof otorisasiTambah,
    perintah: tambahBarang.commands.batal.call,
  }),
)
