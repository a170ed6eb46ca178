import { berat, kadar, persen, rupiah } from '#kernel/field'
import { defineReport, padaTanggal } from '#kernel/report'

const gr = { required: true, total: 'sum', width: 14, min: -999_999_999_999 } as const
const rp = { required: true, total: 'sum', width: 14, min: -9_999_999_999_999 } as const

/**
 * The gold of the shop in pure grams: what it has, what it owes, what remains, and its worth. The
 * gold of others (collateral) is shown, and is no part of what remains (ADR 0290).
 */
export const laporanPosisiEmas = defineReport({
  path: '/laporan-posisi-emas',
  title: 'Posisi Emas',
  purpose: 'Emas murni milik toko, yang sudah dijanjikan, dan nilainya bila harga bergerak',
  heading: 'Manajerial',
  icon: 'gold',
  call: 'stok/report-posisi-emas',
  initially: ['MU', 'DEV'],
  filters: {
    ...padaTanggal,
    kadar: kadar({ label: 'Kadar' }),
    perubahan: persen({ label: 'Harga Bergerak', required: true, initial: 5_00 }),
  },
  columns: {
    kadar: kadar({ label: 'Kadar', required: true, width: 8 }),
    stok: berat({ label: 'Stok', ...gr }),
    luar: berat({ label: 'Tukang/Lebur', ...gr, width: 19 }),
    titipan: berat({ label: 'Titipan', ...gr }),
    pesanan_tetap: berat({ label: 'Pesanan Tetap', ...gr, width: 20 }),
    jaminan: berat({ label: 'Jaminan', ...gr }),
    konsinyasi: berat({ label: 'Konsinyasi', ...gr }),
    supplier: berat({
      label: 'Hutang Supplier',
      ...gr,
      width: 18,
      means: 'Emas yang masih harus dibayar kepada supplier; di bawah nol bila ia yang berhutang',
    }),
    bersih: berat({
      label: 'Bersih',
      ...gr,
      means:
        'Milik toko: stok dan di tukang, dikurangi titipan, pesanan tetap, konsinyasi, hutang supplier',
    }),
    nilai: rupiah({ label: 'Nilai Kini', ...rp }),
    turun: rupiah({ label: 'Bila Turun', ...rp }),
    naik: rupiah({ label: 'Bila Naik', ...rp }),
  },
  contoh: { tgl: '2026-11-21', kadar: null, perubahan: 5 },
})
