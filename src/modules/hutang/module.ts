import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarKwitansi } from '#modules/janji/kwitansi'
import { hitungBrankas, otorisasiBrankas } from './brankas.ts'
import { bungaHutang } from './bunga-hutang.ts'
import { hutangPokok } from './hutang-pokok.ts'
import { dokumenKwitansi, hutang as dokumen, kwitansiHutang, otorisasiHutang } from './hutang.ts'
import { kondisiPinjaman } from './kondisi-pinjaman.ts'
import { laporanHutang, laporanPlafondHutang } from './laporan/hutang.ts'
import {
  laporanBunga,
  laporanJatuhTempo,
  laporanLelang,
  laporanPenebusan,
  laporanPeremajaan,
} from './laporan/selesai.ts'
import { plafondHutangKadar } from './plafond-hutang-kadar.ts'
import { plafondHutang } from './plafond-hutang.ts'
import { settingHutang } from './setting.ts'

/** Loans on gold: what may be lent on what, what it costs, and each loan until it is over. */
export const hutang = defineModule({
  name: 'hutang',
  needs: [
    'akuntansi',
    'hari',
    'janji',
    'nota',
    'pelanggan',
    'pembayaran',
    'pembelian',
    'penjualan',
    'stok',
  ],
  settings: settingHutang,
  masters: [kondisiPinjaman, bungaHutang, plafondHutang, plafondHutangKadar, hutangPokok],
  documents: [dokumen, dokumenKwitansi, hitungBrankas],
  reports: [
    ...[laporanHutang, laporanPenebusan, laporanPeremajaan, laporanJatuhTempo, laporanLelang],
    ...[laporanBunga, laporanPlafondHutang],
  ],
  approvals: { ...otorisasiHutang, ...otorisasiBrankas },
  closing: {
    hutang_open: {
      step: 'NOTA',
      text: '{{jumlah}} Kwitansi Hutang Belum Divalidasi',
      path: '/validasi-hutang',
    },
    hutang_tempo: {
      step: 'JANJI',
      text: '{{jumlah}} Hutang Lewat Jatuh Tempo',
      path: '/lelang-hutang',
    },
    hutang_brankas: {
      step: 'BARANG',
      text: 'Brankas Jaminan {{jumlah}} Hari Belum Dihitung',
      path: '/hitung-brankas',
    },
    hutang_selisih: {
      step: 'BARANG',
      text: '{{jumlah}} Selisih Hitung Brankas Belum Disetujui',
      path: '/hitung-brankas',
    },
    hutang_ltv: {
      step: 'JANJI',
      text: '{{jumlah}} Hutang Di Atas Batas LTV',
      path: '/lihat-hutang',
    },
  },
  priceTouches: { hutang: { text: 'Hutang di atas batas LTV', path: '/lihat-hutang' } },
  person: {
    hutang: {
      place: 50,
      title: 'Hutang',
      text: '{{terbuka}} dari {{jumlah}} hutang berjalan, tebusan hari ini Rp {{rp}}',
      paths: ['/lihat-hutang'],
      document: 'HUTANG',
      figures: { rp: 'rupiah' },
    },
  },
  morning: {
    hutang_tempo: {
      part: 'JANJI',
      text: '{{jumlah}} hutang jatuh tempo hari ini, pokok Rp {{pokok}}',
      paths: ['/lihat-hutang'],
      search: { status: 'AKTIF' },
      figures: { pokok: 'rupiah' },
    },
  },
  screens: [
    layarKwitansi(kwitansiHutang, {
      ...{ menu: 'validasi', title: 'Validasi Hutang' },
      purpose: 'Cairkan pinjaman, terima tebusan dan peremajaan',
    }),
    defineScreen({
      path: '/hitung-brankas',
      title: 'Hitung Brankas',
      menu: 'hutang',
      place: 5,
      icon: 'count',
      purpose: 'Pindai segel semua tas jaminan: mana yang hilang, mana yang bukan di situ',
      initially: ['SPV', 'MU'],
    }),
  ],
})
