import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { handle, reply } from '#server/serve'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { balikGram, type BarisGram } from '#modules/stok/gram.rules'
import { isi } from '#modules/stok/master-barang.server'
import {
  bolehBatalHancur,
  gerakBatalHancur,
  koreksiBatalHancur,
  type Hancuran,
} from './batal.rules.ts'
import { batalHancur, daftarHancur, type barisDaftarHancur } from './hancur.calls.ts'
import { hancurBarang, type otorisasiHancur } from './hancur.ts'

/** The one answer of muat_batal_hancur. */
interface Tercatat extends Hancuran {
  readonly id: string
  readonly versi: number
  readonly gram: readonly Omit<BarisGram, 'id_dokumen'>[]
  readonly jurnal: readonly Omit<BarisJurnal, 'id_dokumen'>[]
  readonly isi: { readonly baris: readonly { readonly berat: number }[] }
}

/** Destructions, newest first. */
export const daftar = handle(daftarHancur, async (ctx, { query }) => {
  const mine = sql`d.kode_toko = ${ctx.kodeToko}
    and d.jenis = ${hancurBarang.name} and d.prefix = ${hancurBarang.prefix}`
  const rows = await ctx.db.rows<RowOf<typeof barisDaftarHancur>>(
    ctx.kodeToko,
    sql`select d.nomor, d.tgl_system, d.saat, jsonb_array_length(d.isi->'baris') as pcs,
        (select sum((b->>'berat')::bigint)::bigint from jsonb_array_elements(d.isi->'baris') b)
          as berat, t.alasan, d.input_by as oleh, s.status
      from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
        join transisi t on t.kode_toko = d.kode_toko and t.id_dokumen = d.id and t.versi = 1
      where ${mine} order by d.saat desc, d.nomor desc
      limit ${query.limit ?? 50} offset ${query.skip ?? 0}`,
  )
  const all = await ctx.db.row<{ count: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as count from dokumen d where ${mine}`,
  )
  return reply(rows, { count: all?.count ?? 0 })
})

/** Undoes a destruction of today by a document of its own (BT) that negates it. */
export const batal = handle(batalHancur, async (ctx, { body }) => {
  const { alasan, nomor } = body
  const lama = await ctx.db.call<Tercatat | null>('muat_batal_hancur', [ctx.kodeToko, nomor])
  if (!lama) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  bolehBatalHancur(lama, ctx.toko.tgl_system)
  const { baris } = lama.isi
  const kategori: keyof typeof otorisasiHancur = 'BATAL_HANCUR_BARANG'
  const berat = formatBerat(baris.reduce((sum, one) => sum + one.berat, 0))
  const otorisasi = await requireApprovals(ctx, [
    {
      kategori,
      sebelum: { [nomor]: `VALID ${formatRupiah(baris.length)} pcs ${berat} gr` },
      sesudah: { [nomor]: 'BATAL' },
      keterangan: alasan,
    },
  ])
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: hancurBarang.commands.batal.call,
      otorisasi,
      dokumen: [{ id, jenis: kategori, prefix: 'BT', status: 'VALID', id_asal: lama.id, alasan }],
      transisi: [{ id: lama.id, dari: 'VALID', ke: 'BATAL', versi: lama.versi, alasan }],
      periksa: [
        [
          'barang',
          lama.koreksi.map(({ kode_barcode, status, versi }) => ({ kode_barcode, status, versi })),
        ],
      ],
      tulis: [
        ...isi('koreksi_barang', koreksiBatalHancur(id, lama.koreksi)),
        ...isi('gerak_barang', gerakBatalHancur(id, lama.id, lama.barang)),
        ...isi('gram', balikGram(id, lama.gram)),
        ...isi('jurnal', balikJurnal(id, lama.jurnal)),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor })
  return saved
})
