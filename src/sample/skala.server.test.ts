import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { load } from './test-muat.server.ts'

/** Names, numbers and totals of everything: what a person would compare. */
const digests = sql<{ kode_toko: string; apa: string; sidik: string }>`
  select kode_toko, apa, md5(string_agg(isi, E'\n' order by isi)) as sidik from (
    select kode_toko, 'barang' as apa, concat_ws(' ', kode_barcode, nama_barang, berat, murni,
      harga_pokok, status, kode_baki, gambar, size, kode_intern) as isi from barang
    union all select d.kode_toko, 'dokumen', concat_ws(' ', d.nomor, d.jenis, s.status, d.input_by)
      from dokumen d join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
    union all select p.kode_toko, 'penjualan', concat_ws(' ', d.nomor, p.kode_sales, p.qty,
      p.harga_total, p.diskon, c.nama_customer, c.no_hp)
      from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
        left join pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
    union all select p.kode_toko, 'pembelian', concat_ws(' ', d.nomor, p.kode_sales, p.qty,
      p.berat, p.harga_total, p.potongan) from pembelian p
        join dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    union all select kode_toko, 'kantong', concat_ws(' ', tempat, berat, murni, nilai) from kantong
    union all select kode_toko, 'kas', concat_ws(' ', tgl_system, kategori, jenis, laci,
      no_rekening, jumlah_in, jumlah_out, fee, no_ref) from kas
    union all select kode_toko, 'gram', concat_ws(' ', tgl_system, akun, kadar, sum(kotor),
      sum(murni)) from gram group by kode_toko, tgl_system, akun, kadar
    union all select kode_toko, 'group', concat_ws(' ', kode_group, harga, versi) from group_harga
  ) x group by kode_toko, apa order by kode_toko, apa`

describe('a chain twice as large', () => {
  const small = { hari: 3, skala: 2 }
  it('has the same names, numbers and totals every time, and tells how far it is', async () => {
    const [one, other] = [await load(small), await load(small)]
    try {
      expect(one.told[0]).toBe('0 Membuat Toko Dan Pengguna')
      expect(one.told.at(-1)).toBe('100 Data Contoh Selesai')
      const first = await one.owner.chain.rows(digests)
      expect(first).toHaveLength(32)
      const [sizes] = await one.owner.chain.rows(sql`select
        (select count(*)::int from barang where kode_gudang is not null) > 4000 as barang,
        (select count(*)::int from baki) as baki`)
      expect(sizes).toEqual({ barang: true, baki: 120 })
      expect(await other.owner.chain.rows(digests)).toEqual(first)
    } finally {
      await one.drop()
      await other.drop()
    }
  }, 600_000)
})
