import { sql } from 'kysely'
import { rupiah, tanggal, text } from '#kernel/field'
import { tanggalDi } from '#kernel/tanggal'
import type { RowStream } from '#server/db-stream'
import { sheetReply } from '#server/report/sheet-reply'
import { fileReply, handle, type Context } from '#server/serve'
import { eksporCuriga, laporanXml, tokoTerpisah } from './curiga.calls.ts'
import { rentang, type Bukti } from '#modules/periksa/temuan/temuan.server'
import { satu, temuan } from './curiga.server.ts'
import { laporanGoaml, type Terlapor } from './goaml.rules.ts'
import { polaCuriga } from './pola.ts'

export const terpisah = handle(tokoTerpisah, async ({ chain }) => {
  const shops = await chain.shops()
  return shops
    .filter((shop) => !chain.isHere(shop))
    .map(({ kode_toko }) => ({ kode_toko }))
    .toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1))
})

/** A line of the file: one document of a finding. */
const kolomEkspor = {
  kode_toko: text({ label: 'Toko' }),
  pola: text({ label: 'Pola' }),
  tgl_system: tanggal({ label: 'Tanggal' }),
  nama_customer: text({ label: 'Nama Customer' }),
  alamat_customer: text({ label: 'Alamat Customer' }),
  no_hp: text({ label: 'No HP' }),
  jenis_identitas: text({ label: 'Jenis Identitas' }),
  no_identitas: text({ label: 'No Identitas' }),
  nomor: text({ label: 'No Dokumen' }),
  arah: text({ label: 'Arah' }),
  nilai: rupiah({ label: 'Jumlah Rp' }),
  semua_toko: rupiah({ label: 'Kumulatif Semua Toko' }),
  toko_lain: text({ label: 'Toko Lain' }),
  status: text({ label: 'Status' }),
  no_laporan: text({ label: 'No Laporan' }),
  tgl_lapor: tanggal({ label: 'Tanggal Lapor' }),
}

const tanpaNama: Terlapor = {
  ...{ nama_customer: null, alamat_customer: null, no_hp: null },
  ...{ jenis_identitas: null, no_identitas: null },
}

/** Whom it is about, as this shop knows him; the card may stand in another row of his. */
async function orangDari(ctx: Context, id: string | null): Promise<Terlapor> {
  if (id === null) return tanpaNama
  const found = await ctx.db.row<Terlapor>(
    ctx.kodeToko,
    sql`select nullif(c.nama_customer, '') as nama_customer, nullif(c.no_hp, '') as no_hp,
      nullif(concat_ws(', ', nullif(coalesce(nullif(c.alamat_customer, ''), k.alamat_customer), ''),
        kencana.tempat_alamat(c.kode_kota, c.kode_kecamatan)), '') as alamat_customer,
      k.jenis_identitas, k.no_identitas
    from kencana.pelanggan c left join lateral (select * from kencana.pelanggan x
      where x.kode_toko = ${ctx.kodeToko} and x.id_orang = c.id_orang
        and x.no_identitas is not null order by x.id = c.id desc, x.id limit 1) k on true
    where c.kode_toko = ${ctx.kodeToko} and c.id = ${id}::uuid`,
  )
  return found ?? tanpaNama
}

/** The authority's own codes are not public: no file of these says that it is right. */
const BELUM = 'UNVERIFIED'

/** Rows that are here already, as one batch. */
const sekaligus = <R>(rows: R[]): RowStream<R> => ({
  async *[Symbol.asyncIterator]() {
    yield rows
  },
  close: async () => {},
})

export const ekspor = handle(eksporCuriga, async (ctx, { query }) => {
  const found = await temuan(ctx, { ...rentang(ctx, query), pola: null })
  const dicatat = found.filter(({ status }) => status === 'DIPERIKSA' || status === 'DILAPORKAN')
  const rows: Readonly<Record<string, unknown>>[] = []
  for (const row of dicatat) {
    const orang = await orangDari(ctx, row.id_pelanggan)
    for (const { masuk, nilai, nomor, tgl_system } of row.nota)
      rows.push({
        ...orang,
        ...{
          kode_toko: ctx.kodeToko,
          pola: ctx.t(polaCuriga[row.pola].nama),
          tgl_system,
          nomor,
          nilai,
        },
        ...{ semua_toko: row.nilai, toko_lain: String(row.toko_lain), status: row.status },
        ...{ no_laporan: row.no_laporan, tgl_lapor: row.tgl_lapor },
        arah: ctx.t(masuk ? 'Masuk' : 'Keluar'),
      })
  }
  const title = `${ctx.t('Transaksi Mencurigakan')} ${BELUM}`
  return sheetReply('csv', { title, fields: kolomEkspor, rows: sekaligus(rows), ctx })
})

const kalimat = ({ label, rupiah: jumlah, teks }: Bukti): string =>
  `${label} ${jumlah ?? teks ?? ''}`

export const xml = handle(laporanXml, async (ctx, { query }) => {
  const row = await satu(ctx, query)
  const { alamat_toko, nama_toko } = ctx.toko
  const isi = laporanGoaml({
    pelapor: { kode_toko: ctx.kodeToko, nama_toko, alamat_toko },
    terlapor: await orangDari(ctx, row.id_pelanggan),
    no_laporan: row.no_laporan,
    tanggal: tanggalDi(ctx.toko.zona, ctx.clock.millis()),
    alasan: `${polaCuriga[row.pola].nama}: ${row.bukti.map(kalimat).join('; ')}`,
    transaksi: row.nota.map(({ masuk, nilai, nomor, tgl_system }) => ({
      ...{ masuk, nomor, tgl_system, nilai: nilai ?? 0 },
    })),
  })
  return fileReply({
    type: 'application/xml; charset=utf-8',
    name: `goaml-${BELUM}-${ctx.kodeToko}-${query.pola}-${row.tgl_system}.xml`,
    body: Buffer.from(isi),
  })
})
