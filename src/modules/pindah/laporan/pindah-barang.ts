import { berat, choice, integer, ref, saat, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** What a row of the report is: a move, or one taken back. */
export const jenisPindah = { PINDAH_BARANG: 'Pindah Barang', BATAL_PINDAH: 'Batal Pindah' }

/** Moves inside the shop: from tray to tray, a row for each pair of trays of a document. */
export const laporanPindahBarang = defineReport({
  path: '/laporan-pindah-barang',
  title: 'Laporan Pindah Barang',
  purpose: 'Barang yang dipindah antar baki dan gudang, oleh siapa',
  heading: 'Stok',
  icon: 'report',
  call: 'reportbarang/pindah-barang',
  filters: {
    ...periode,
    kode_gudang: ref('gudang', { label: 'Gudang' }),
    kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
    user_id: pilihUser('Oleh'),
  },
  columns: {
    no: text({ label: 'No Dokumen', required: true, width: 20 }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    saat: saat({ label: 'Waktu', required: true }),
    apa: choice({ label: 'Uraian', of: jenisPindah, required: true }),
    dari: text({ label: 'Dari', required: true }),
    ke: text({ label: 'Ke', required: true }),
    pcs: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    oleh: text({ label: 'Oleh', required: true }),
    keterangan: text({ label: 'Keterangan', width: 20 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kode_gudang: null,
    kode_baki: null,
    user_id: null,
  },
})
