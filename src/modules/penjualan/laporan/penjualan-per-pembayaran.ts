import { choice, integer, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { caraBayar } from '#modules/pembayaran/pembayaran'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** The ways of payment, and gold that was handed in for gold. */
const metode = choice({ label: 'Cara Bayar', of: { ...caraBayar, TUKAR: 'Tukar Tambah' } })

/** A cancel may give back more than the period took. */
const uang = (label: string, means?: string) =>
  rupiah({
    ...{ label, required: true, total: 'sum', width: 18, min: -999_999_999_999 },
    ...(means === undefined ? {} : { means }),
  })

/** With what the sales of the period were paid: all of it together is what they came to. */
export const laporanPenjualanPerPembayaran = defineReport({
  path: '/laporan-penjualan-per-pembayaran',
  title: 'Penjualan per Cara Bayar',
  purpose: 'Pembayaran penjualan menurut cara dan rekeningnya, dengan fee',
  heading: 'Penjualan',
  icon: 'bank-card',
  call: 'penjualan/report-per-pembayaran',
  filters: { ...periode, metode, user_id: pilihUser('Kasir') },
  from: {
    per: {
      column: 'metode',
      paths: {
        CASH: '/laporan-uang-kas',
        TRANSFER: '/laporan-uang-bank',
        DEBET: '/laporan-uang-bank',
        CREDIT: '/laporan-uang-bank',
        TUKAR: '/laporan-tukar-tambah',
      },
    },
    by: { jenis: 'metode' },
    sums: { neto: 'masuk' }, // money comes with its fee, and not by visits
    without: ['user_id'],
    also: { kategori: 'PENJUALAN' },
  },
  columns: {
    metode,
    no_rekening: text({ label: 'No Rekening', width: 20 }),
    jumlah: uang('Jumlah'),
    fee: uang('Fee'),
    neto: uang('Neto', 'Yang dibayar ditambah fee di atasnya'),
    nota: integer({ label: 'Nota', required: true }), // one that is paid two ways is in both
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', metode: null, user_id: null },
})
