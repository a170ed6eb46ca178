import { code, choice, integer, rupiah, text, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { caraBayar } from './pembayaran.ts'

const sure = { required: true } as const

/** How a visit, a deposit or an addition is paid: the whole list, and each later list of it. */
export const pembayaranBuku = defineLedger({
  name: 'pembayaran',
  title: 'Pembayaran',
  entry: {
    id_group: text({ label: 'Kunjungan', ...sure }),
    versi_bayar: integer({ label: 'Versi Bayar', ...sure }),
    jenis: choice({ label: 'Cara Bayar', of: caraBayar, ...sure }),
    no_rekening: code({ label: 'No Rekening' }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
    fee: rupiah({ label: 'Fee', ...sure }),
    no_ref: text({ label: 'No Referensi' }),
    diterima: rupiah({ label: 'Uang Diterima', ...sure }),
    kembali: rupiah({ label: 'Uang Kembali', ...sure }),
    masuk: yes({ label: 'Masuk' }),
  },
})

/** People: the one table that can be erased. */
export const pelangganBuku = defineLedger({
  name: 'pelanggan',
  title: 'Pelanggan',
  entry: {
    id: text({ label: 'Pelanggan', ...sure }),
    nama_customer: text({ label: 'Nama Customer', ...sure }),
    alamat_customer: text({ label: 'Alamat Customer', ...sure }),
    no_hp: text({ label: 'No HP', ...sure }),
    jenis_pelanggan: text({ label: 'Jenis Pelanggan', ...sure }),
    jenis_identitas: text({ label: 'Jenis Identitas' }),
    no_identitas: text({ label: 'No Identitas' }),
    foto_identitas: text({ label: 'Foto Identitas' }),
    kode_kota: code({ label: 'Kota' }),
    kode_kecamatan: code({ label: 'Kecamatan' }),
  },
  projection: true,
})
