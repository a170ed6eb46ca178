import { choice, code, ref, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** Why cash comes in or goes out besides sales and purchases, and the account it is booked to. */
export const kodeTransaksi = defineMaster({
  name: 'kode_transaksi',
  title: 'Master Kode Transaksi',
  path: '/master-kode-transaksi',
  icon: 'transaction',
  purpose: 'Alasan uang masuk dan keluar, dengan akunnya',
  key: 'kode_transaksi',
  shown: 'nama_transaksi',
  fields: {
    kode_transaksi: code({ label: 'Kode Transaksi', required: true }),
    nama_transaksi: text({ label: 'Nama Transaksi', required: true }),
    jenis_transaksi: choice({
      label: 'Masuk/Keluar',
      of: { MASUK: 'Uang Masuk', KELUAR: 'Uang Keluar' },
      required: true,
      initial: 'KELUAR',
    }),
    nomor_akun: ref('akun', { label: 'Nomor Akun', required: true }),
    aktif,
  },
  calls: usualCalls('paratransaksi', 'kode_transaksi'),
  contoh: {
    kode_transaksi: 'IKLAN',
    nama_transaksi: 'Pasang Iklan',
    jenis_transaksi: 'KELUAR',
    nomor_akun: '6199',
    aktif: true,
  },
})
