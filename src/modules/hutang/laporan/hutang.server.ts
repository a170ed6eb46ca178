import { sql, type RawBuilder } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanHutang, laporanPlafondHutang } from './hutang.ts'
import {
  laporanBunga,
  laporanJatuhTempo,
  laporanLelang,
  laporanPenebusan,
  laporanPeremajaan,
} from './selesai.ts'

const semua = (kode_toko: string): RawBuilder<unknown> =>
  sql`kencana.isi_janji(${kode_toko}, 'HUTANG', null, null) s`
/** Loans that ended in one of these states in these days. */
const berakhir = (
  { tgl_from, tgl_to }: { readonly tgl_from: string; readonly tgl_to: string },
  ...status: readonly string[]
): RawBuilder<unknown> =>
  sql`s.status = any (${status}::text[])
    and (s.isi->>'tgl_lunas')::date between ${tgl_from}::date and ${tgl_to}::date`
const angka = (name: string): RawBuilder<unknown> => sql`(s.isi->>${sql.lit(name)})::bigint`
const hari = (name: string): RawBuilder<unknown> => sql`(s.isi->>${sql.lit(name)})::date`
const rRiil = (bunga: RawBuilder<unknown>, hariPokok: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(round(${bunga} * 300000.0 / nullif(${hariPokok}, 0)), 0)::bigint`

/** Only a loan that runs bears interest, and only its pledge lies here. */
const jalan = sql`s.status in ('AKTIF', 'DITAHAN')`

const aktif = serveReport(
  laporanHutang,
  (filter, { toko }) => sql`
  select s.nomor as no_faktur_hutang, s.nama_customer, s.isi->>'nama_barang' as barang,
    ${angka('berat')} as berat, ${angka('pokok')} as pokok, ${angka('bunga_persen')} as bunga,
    case when ${jalan} then h.hari else coalesce((s.isi->>'hari')::int, 0) end::bigint as hari,
    case when ${jalan} then h.bunga else 0 end as bunga_berjalan,
    case when ${jalan} then kencana.nilai_jaminan(${toko.kode_toko}, s.isi,
      ${toko.tgl_system}::date) else 0 end as taksiran,
    kencana.ltv_hutang(${toko.kode_toko}, s.id) as ltv
  from ${semua(toko.kode_toko)},
    lateral kencana.hutang_pada(${toko.kode_toko}, s.id, ${toko.tgl_system}::date) h
  where s.status = any (case when ${filter.status}::text is null then array['AKTIF', 'DITAHAN']
      else array[${filter.status}::text] end)
    and (${filter.kode_sales}::text is null or s.isi->>'kode_sales' = ${filter.kode_sales})
    and (${filter.kadar}::bigint is null or s.isi->'jaminan'
      @> jsonb_build_array(jsonb_build_object('kadar', ${filter.kadar}::bigint)))
  order by s.tgl_system, s.nomor`,
)

// A loan counts with the kadar of its heaviest piece.
const plafond = serveReport(
  laporanPlafondHutang,
  (filter, { toko }) => sql`
  select kadar, sum(pokok)::bigint as pokok, sum(murni)::bigint as murni,
    ceil(sum(pokok) * 10000.0 / nullif(sum(nilai), 0))::bigint as ltv,
    sum(greatest(pokok - plafond, 0))::bigint as di_atas_plafond,
    sum(case when pokok * 10000 > nilai * 0.95 * batas then pokok else 0 end)::bigint as turun_5,
    sum(case when pokok * 10000 > nilai * 0.90 * batas then pokok else 0 end)::bigint as turun_10
  from (select ${angka('pokok')} as pokok, j.kadar, j.murni,
      kencana.nilai_jaminan(${toko.kode_toko}, s.isi, ${toko.tgl_system}::date) as nilai,
      kencana.plafond_jaminan(${toko.kode_toko}, s.isi, ${toko.tgl_system}::date) as plafond,
      kencana.angka_parameter(${toko.kode_toko}, 'HUTANG_LTV_BATAS', 8500) as batas
    from ${semua(toko.kode_toko)}, lateral (select
        (array_agg((b->>'kadar')::bigint order by (b->>'berat')::bigint desc))[1] as kadar,
        sum(round((b->>'berat')::numeric * (b->>'kadar')::numeric / 10000)) as murni
      from jsonb_array_elements(s.isi->'jaminan') b) j
    where s.status in ('AKTIF', 'DITAHAN')) r
  where ${filter.kadar}::bigint is null or kadar = ${filter.kadar}
  group by kadar order by kadar desc`,
)

const penebusan = serveReport(
  laporanPenebusan,
  (filter, { toko }) => sql`
  select s.nomor as no_faktur_hutang, s.nama_customer, coalesce(c.alamat_customer, '') as alamat_customer,
    (select jsonb_agg(jsonb_build_object('nama_barang', b->>'nama_barang',
      'berat', (b->>'berat')::bigint)) from jsonb_array_elements(s.isi->'jaminan') b) as detail_barang,
    s.isi->>'tgl_hutang' as tgl_hutang, ${angka('hari')} as lama_pinjam,
    s.isi->>'tgl_lunas' as tgl_lunas, s.isi->>'kode_sales' as kode_sales,
    ${angka('pokok')} as jumlah_hutang, ${angka('bunga_persen')} as bunga,
    ${angka('bunga_rp')} as bunga_rp, b.bunga as bunga_pinjam, ${angka('bayar')} as total_bayar,
    ${rRiil(sql`b.bunga`, sql`(${angka('hari')} * ${angka('pokok')})`)} as r_riil
  from ${semua(toko.kode_toko)}
    cross join lateral (select kencana.bunga_diterima(s.isi) as bunga) b
    left join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.dihapus_pada is null
      and c.id = (s.isi->>'id_pelanggan')::uuid
  where ${berakhir(filter, 'LUNAS')} and (${filter.no_pinjam}::text is null or s.nomor = ${filter.no_pinjam})
  order by case ${filter.sort_by} when 'tgl_lunas' then s.isi->>'tgl_lunas'
    when 'tgl_hutang' then s.isi->>'tgl_hutang' else '' end, s.nomor`,
)

const peremajaan = serveReport(
  laporanPeremajaan,
  (filter, { toko }) => sql`
  select s.nomor as no_lama, kencana.lanjutan_hutang(${toko.kode_toko}, s.id) as no_baru,
    s.nama_customer, ${angka('pokok')} as pokok_lama,
    (s.isi->'lanjut'->>'pokok')::bigint as pokok_baru,
    kencana.bunga_diterima(s.isi) as bunga_dibayar,
    (s.isi->'lanjut'->>'jatuh_tempo')::date as jatuh_tempo
  from ${semua(toko.kode_toko)} where ${berakhir(filter, 'PEREMAJAAN')}
  order by s.isi->>'tgl_lunas', s.nomor`,
)

const jatuhTempo = serveReport(
  laporanJatuhTempo,
  (filter, { toko }) => sql`
  select s.nomor as no_faktur_hutang, s.nama_customer, s.no_hp, h.pokok, h.bunga,
    ${hari('jatuh_tempo')} as jatuh_tempo,
    (${filter.tgl}::date - ${hari('jatuh_tempo')})::bigint as hari_lewat,
    ${hari('tgl_notis')} as hubungi
  from ${semua(toko.kode_toko)},
    lateral kencana.hutang_pada(${toko.kode_toko}, s.id, ${filter.tgl}::date) h
  where s.status in ('AKTIF', 'DITAHAN') and ${hari('jatuh_tempo')} <= ${filter.tgl}::date
  order by ${hari('jatuh_tempo')}, s.nomor`,
)

const lelang = serveReport(
  laporanLelang,
  (filter, { toko }) => sql`
  select s.nomor as no_faktur_hutang, s.nama_customer, ${angka('pokok')} as pokok,
    ${angka('bunga_hitung')} as bunga, ${angka('taksiran')} as taksiran, ${angka('bayar')} as hasil,
    ${angka('biaya_lelang')} as biaya, lebih.jumlah as kelebihan,
    case when lebih.jumlah = 0 then 'TIADA' when l.saldo > 0 then 'BELUM' else 'SUDAH' end as diambil
  from ${semua(toko.kode_toko)}
    cross join lateral (select greatest(${angka('bayar')} - ${angka('pokok')}
      - ${angka('biaya_lelang')} - ${angka('bunga_hitung')}, 0) as jumlah) lebih
    left join kencana.saldo_janji l on l.kode_toko = ${toko.kode_toko} and l.id = s.id
  where ${berakhir(filter, 'LELANG')} order by s.isi->>'tgl_lunas', s.nomor`,
)

const bunga = serveReport(
  laporanBunga,
  (filter, { toko }) => sql`
  select ${hari('tgl_lunas')} as tgl, sum(${angka('bunga_hitung')})::bigint as bunga_hitung,
    sum(b.bunga)::bigint as bunga_diterima,
    sum(b.bunga - ${angka('bunga_hitung')})::bigint as selisih,
    ${rRiil(sql`sum(b.bunga)`, sql`sum(${angka('hari')} * ${angka('pokok')})`)} as r_riil
  from ${semua(toko.kode_toko)}
    cross join lateral (select kencana.bunga_diterima(s.isi) as bunga) b
  where ${berakhir(filter, 'LUNAS', 'PEREMAJAAN', 'LELANG')} group by 1 order by 1`,
)

export const laporan = [aktif, plafond, penebusan, peremajaan, jatuhTempo, lelang, bunga]
