import { choice, integer, karat, ref, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { barisKartu } from './kartu-stock.ts'

/** The stones that came into the stock and left it, with the balance after each. */
export const laporanBukuBerlian = defineReport({
  path: '/laporan-buku-berlian',
  title: 'Laporan Buku Berlian',
  purpose: 'Batu yang masuk dan keluar stok, dengan mutu, sertifikat dan saldonya',
  heading: 'Stok',
  icon: 'diamond',
  call: 'reportbarang/buku-berlian',
  when: 'BERLIAN_MODULE',
  filters: {
    ...periode,
    supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
    supplier_berlian: ref('supplier_berlian', {
      label: 'Supplier Berlian',
      when: 'BERLIAN_MODULE',
    }),
    kode_jenis_batu: ref('jenis_batu', { label: 'Jenis Batu', when: 'BERLIAN_MODULE' }),
    kode_shape: ref('batu_shape', { label: 'Shape', when: 'BERLIAN_MODULE' }),
  },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    apa: choice({ label: 'Uraian', of: barisKartu, required: true }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 20 }),
    kode_barcode: text({ label: 'Barcode', open: 'barang', width: 12 }),
    kode_jenis_batu: text({ label: 'Jenis Batu', width: 9 }),
    kode_shape: text({ label: 'Shape', width: 7 }),
    karat: karat({ label: 'Karat' }),
    mutu: text({ label: '4C', width: 12 }), // color, clarity, cut
    sifat: text({ label: 'Pol Sym Flu', width: 16 }),
    no_sertifikat: text({ label: 'No Sertifikat', width: 14 }),
    masuk: integer({ label: 'Batu Masuk', required: true, total: 'sum' }),
    keluar: integer({ label: 'Batu Keluar', required: true, total: 'sum' }),
    saldo: integer({ label: 'Saldo Batu', required: true }),
    saldo_karat: karat({ label: 'Saldo Karat', required: true }),
    kode_supplier: text({ label: 'Supplier Berlian', width: 9 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    supplier: null,
    supplier_berlian: null,
    kode_jenis_batu: null,
    kode_shape: null,
  },
})
