import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { jamDi } from '#kernel/tanggal'
import { newId } from '#server/document/ids'
import { numberOf, post } from '#server/document/post'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, reply, type Context } from '#server/serve'
import { balikGram, type BarisGram } from '#modules/stok/gram.rules'
import { isi } from '#modules/stok/master-barang.server'
import { kertasPindah } from './kertas-pindah.ts'
import { batalPindah, cetakPindah, daftarPindah, type barisDaftarPindah } from './pindah.calls.ts'
import { gerakBalik } from './pindah.effects.ts'
import { bolehBatalPindah, type GerakTercatat } from './pindah.rules.ts'
import { muatPindah } from './pindah.server.ts'
import { pindahBarang } from './pindah-barang.ts'

/** A move with all it left in the books. */
interface Tercatat extends GerakTercatat {
  readonly id: string
  readonly versi: number
  readonly saat: string
  readonly input_by: string
  readonly isi: { readonly keterangan: string | null }
  readonly gram: readonly Omit<BarisGram, 'id_dokumen'>[]
}

async function muat(ctx: Context, nomor: string): Promise<Tercatat> {
  const found = await ctx.db.call<Tercatat | null>('muat_batal_gerak', [
    ctx.kodeToko,
    pindahBarang.name,
    nomor,
  ])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** Moves, newest first. */
export const daftar = handle(daftarPindah, async (ctx, { query }) => {
  const mine = sql`d.kode_toko = ${ctx.kodeToko}
    and d.jenis = ${pindahBarang.name} and d.prefix = ${pindahBarang.prefix}`
  const rows = await ctx.db.rows<RowOf<typeof barisDaftarPindah>>(
    ctx.kodeToko,
    sql`select d.nomor, d.tgl_system, d.saat, d.isi->>'cara' as cara,
        concat_ws(' / ', d.isi->>'kode_gudang', d.isi->>'kode_baki') as ke,
        (d.isi->>'pcs')::int as pcs, (d.isi->>'berat')::bigint as berat,
        d.isi->>'keterangan' as keterangan, d.input_by, s.status
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

/** Undoes a move of today by a document of its own (BT) that negates it. */
export const batal = handle(batalPindah, async (ctx, { body }) => {
  const { alasan, nomor } = body
  const lama = await muat(ctx, nomor)
  const { baki, periksa } = await muatPindah(ctx, { barcode: [] })
  bolehBatalPindah(lama, ctx.toko.tgl_system, baki)
  const id = newId()
  const saved = await post(
    ctx,
    {
      perintah: pindahBarang.commands.batal.call,
      dokumen: [
        { id, jenis: 'BATAL_PINDAH', prefix: 'BT', status: 'VALID', id_asal: lama.id, alasan },
      ],
      transisi: [{ id: lama.id, dari: 'VALID', ke: 'BATAL', versi: lama.versi, alasan }],
      periksa: [periksa],
      tulis: [
        ['gerak_barang', gerakBalik(id, lama.barang)],
        ...isi('gram', balikGram(id, lama.gram)),
      ],
    },
    { nomor: numberOf(id) },
  )
  ctx.live.changed(ctx.kodeToko, { jenis: 'barang', nomor })
  return saved
})

/** Its slip, for both to sign. */
export const cetak = handle(cetakPindah, async (ctx, { body }) => {
  const move = await muat(ctx, body.nomor)
  const halaman = kertasPindah({
    ...move,
    keterangan: move.isi.keterangan,
    jam: jamDi(ctx.toko.zona, move.saat),
    nama_toko: ctx.toko.nama_toko,
    alamat_toko: ctx.toko.alamat_toko,
  })
  return fileReply({
    type: 'application/pdf',
    name: `${move.nomor}.pdf`,
    body: await renderNota(halaman),
    inline: true,
  })
})
