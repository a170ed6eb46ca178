import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { transferKonfirmasi, transferMenunggu } from './transfer.calls.ts'
import {
  validasiBatal,
  validasiBayar,
  validasiCari,
  validasiDetail,
  validasiJumlah,
  validasiSemua,
  validasiSimpan,
} from './validasi.calls.ts'

const area = 'Validasi'

export const validasi = defineModule({
  name: 'validasi',
  needs: ['penjualan', 'pembelian', 'faktur', 'kas', 'stok', 'akuntansi', 'pengguna', 'titipan'],
  settings: {
    CANCEL_VALIDATION_MODULE: flag('Batal Validasi', {
      area,
      initial: true,
      switches: 'Tombol kedua membatalkan nota yang menunggu, setelah konfirmasi',
    }),
    VALIDASI_USER_FILTER_MODULE: flag('Saring Validasi Per User', {
      area,
      switches: 'Daftar validasi disaring per user, bukan per sales',
    }),
    VALIDASI_INPUT_BY_KEUANGAN_MODULE: flag('Validasi Oleh Keuangan', {
      area,
      switches: 'Keuangan memilih kasir yang menerima uang',
    }),
    TIMBANG_SERAH_MODULE: flag('Timbang Saat Serah', {
      area,
      switches: 'Setiap barang dipindai dan ditimbang sebelum diserahkan',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    VALIDASI_ORANG_LAIN_MODULE: flag('Validasi Oleh Orang Lain', {
      area,
      switches: 'Yang memvalidasi tidak boleh yang menginput',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
  },
  closing: {
    nota_open: {
      text: '{{jumlah}} Faktur Belum Divalidasi',
      path: '/validasi-jual-beli',
    },
  },
  screens: [
    {
      path: '/validasi-jual-beli',
      title: 'Validasi Jual Beli',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Terima uang dan sahkan nota yang menunggu',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
      count: 'validasi/jumlah',
    },
    {
      path: '/validasi-penjualan',
      title: 'Validasi Penjualan',
      menu: 'penjualan',
      icon: 'check',
      purpose: 'Nota penjualan yang menunggu kasir',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/validasi-beli',
      title: 'Validasi Pembelian',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Faktur pembelian yang menunggu kasir',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/validasi-non-cash',
      title: 'Validasi Non Cash',
      menu: 'validasi',
      icon: 'check',
      purpose: 'Transfer pelanggan yang belum masuk',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
      when: 'KONFIRMASI_TRANSFER_MODULE',
    },
  ],
  endpoints: [
    validasiSemua,
    validasiCari,
    validasiDetail,
    validasiSimpan,
    validasiBatal,
    validasiBayar,
    validasiJumlah,
    transferMenunggu,
    transferKonfirmasi,
  ],
})
