import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, code, group, image, integer, list, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'

const sure = { required: true } as const

/** What falls due on a day. */
export const barisJadwal = {
  ke: integer({ label: 'Ke', ...sure }),
  tgl: tanggal({ label: 'Jatuh Tempo', ...sure }),
  jumlah: rupiah({ label: 'Angsuran', ...sure }),
}

/** A piece as it would be sold by instalments now. */
export const hitungCicilan = defineEndpoint({
  method: 'POST',
  path: 'cicilan/hitung',
  summary: 'What a piece costs by a plan, and what falls due when; nothing is kept',
  right: whoSees('/transaksi-cicilan'),
  reads: true,
  body: {
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    harga_setuju: rupiah({ label: 'Harga Setuju' }),
    kode_cicilan: code({ label: 'Cicilan' }),
    uang_muka: rupiah({ label: 'Uang Muka' }),
    tgl_system: tanggalDokumen,
  },
  answer: group({
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    gambar: image({ label: 'Foto', folder: 'foto_produk' }),
    harga_barang: rupiah({ label: 'Harga Barang', ...sure }),
    harga: rupiah({ label: 'Harga', ...sure }),
    biaya_rp: rupiah({ label: 'Biaya Administrasi', ...sure }),
    muka: rupiah({ label: 'Uang Muka Paling Sedikit', ...sure }),
    bunga: rupiah({ label: 'Bunga', ...sure }),
    total: rupiah({ label: 'Total', ...sure }),
    jadwal: list(barisJadwal, { label: 'Jadwal' }),
  }),
})

/** What settles it on a day to come, if nothing else is paid until then. */
export const kutipCicilan = defineEndpoint({
  method: 'GET',
  path: 'cicilan/kutip',
  summary: 'What settles an instalment sale on a day',
  right: whoSees('/lihat-cicilan', '/transaksi-cicilan'),
  query: { nomor, tanggal: tanggal({ label: 'Tanggal', ...sure }) },
  answer: group({
    terbayar: rupiah({ label: 'Terbayar', ...sure }),
    denda: rupiah({ label: 'Denda', ...sure }),
    potongan: rupiah({ label: 'Bunga Dihapus Bila Lunas', ...sure }),
    total: rupiah({ label: 'Sisa Bila Lunas', ...sure, min: -999_999_999_999 }),
  }),
})
