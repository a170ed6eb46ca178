import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { requireApprovals, type ApprovalNeed } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { batalkanTerima } from '#modules/stok/batal-tambah.server'
import { bernama, perluKadarLain } from '#modules/stok/kadar-lain.rules'
import { isi, periksaMaster } from '#modules/stok/master-barang.server'
import { gerakMasuk, gramMasuk, jurnalMasuk } from '#modules/stok/tambah-barang.effects'
import { bolehDipilih } from '#modules/stok/pilihan.server'
import { barangDari } from '#modules/stok/tambah-barang.rules'
import { faktaTambah, jawabTerima, muatTambah, terbitkan } from '#modules/stok/tambah-barang.server'
import {
  batalTerima,
  daftarTerima,
  simpanTerima,
  type barisDaftarTerima,
} from './penerimaan.calls.ts'
import { terimaDari, type HasilTerima } from './penerimaan.rules.ts'
import { penerimaanBarang, type otorisasiTerima } from './penerimaan.ts'

type Kategori = keyof typeof otorisasiTerima

/** What differs from the note: the approver sees each line as sent and as it came. */
function selisihTerima({ selisih }: HasilTerima, keterangan: string | null): ApprovalNeed[] {
  if (selisih.length === 0) return []
  const figures = (berat: (one: (typeof selisih)[number]) => number): Record<string, string> =>
    Object.fromEntries(
      selisih.map((one) => [`${one.baris}. ${one.nama_barang}`, `${formatBerat(berat(one))} gr`]),
    )
  return [
    {
      kategori: 'SELISIH_PENERIMAAN' satisfies Kategori,
      sebelum: figures(({ berat_kirim }) => berat_kirim),
      sesudah: figures(({ berat_terima }) => berat_terima),
      ...(keterangan === null ? {} : { keterangan }),
    },
  ]
}

/** Takes in what came: the note, its differences and the pieces in one posting. */
export const simpan = handle(simpanTerima, async (ctx, { body }) => {
  const { faktur_pajak, keterangan, no_surat, supplier } = body
  const hasil = terimaDari(body.baris, keterangan)
  const { berat_kirim, diterima, pcs_kirim, selisih } = hasil
  const termuat = await muatTambah(ctx, { asal: 'SUPPLIER', baris: [...diterima] })
  const facts = faktaTambah(ctx, termuat, 'SUPPLIER')
  const judged = barangDari(diterima, supplier, facts)
  await bolehDipilih(ctx, judged)
  const otorisasi = await requireApprovals(ctx, [
    ...selisihTerima(hasil, keterangan),
    ...perluKadarLain(bernama(judged), facts.group),
  ])
  const pieces = await terbitkan(ctx, judged)
  const id = newId()
  const { commands, name: jenis, prefix } = penerimaanBarang
  const kepala = {
    supplier,
    no_surat,
    faktur_pajak,
    keterangan,
    pcs_kirim,
    berat_kirim,
    selisih,
    pcs: pieces.length,
    berat: pieces.reduce((sum, { berat }) => sum + berat, 0),
    harga_pokok: pieces.reduce((sum, { harga_pokok }) => sum + harga_pokok, 0),
  }
  const saved = await post(
    ctx,
    {
      perintah: commands.simpan.call,
      ...tanggalPosting(ctx, body.tgl_system),
      otorisasi,
      dokumen: [{ id, jenis, prefix, status: commands.simpan.to, isi: kepala }],
      periksa: [
        periksaMaster(termuat),
        ['surat_jalan', [{ supplier, no_surat, pcs_kirim, berat_kirim }]],
      ],
      tulis: [
        ['gerak_barang', gerakMasuk(id, pieces)],
        ['gram', gramMasuk(id, pieces, 'SUPPLIER')],
        ...isi('jurnal', jurnalMasuk(id, pieces, termuat.akun)),
      ],
    },
    jawabTerima(id, pieces),
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor: saved.nomor })
  return saved
})

/** Deliveries, newest first. */
export const daftar = handle(daftarTerima, async (ctx, { query }) => {
  const mine = sql`d.kode_toko = ${ctx.kodeToko}
    and d.jenis = ${penerimaanBarang.name} and d.prefix = ${penerimaanBarang.prefix}`
  const rows = await ctx.db.rows<RowOf<typeof barisDaftarTerima>>(
    ctx.kodeToko,
    sql`select d.nomor, d.tgl_system, d.saat, d.isi->>'supplier' as supplier,
        d.isi->>'no_surat' as no_surat, (d.isi->>'pcs_kirim')::int as pcs_kirim,
        (d.isi->>'pcs')::int as pcs, (d.isi->>'berat')::bigint as berat,
        (d.isi->>'berat')::bigint - (d.isi->>'berat_kirim')::bigint as selisih,
        (d.isi->>'harga_pokok')::bigint as harga_pokok, d.input_by as oleh, s.status
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

export const batal = handle(batalTerima, (ctx, { body }) =>
  batalkanTerima(ctx, {
    ...body,
    jenis: penerimaanBarang.name,
    kategori: 'BATAL_PENERIMAAN' satisfies Kategori,
    perintah: penerimaanBarang.commands.batal.call,
  }),
)
