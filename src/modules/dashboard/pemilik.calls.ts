import { defineEndpoint } from '#kernel/endpoint'
import { berat, group, integer, list, rupiah, tanggal } from '#kernel/field'
import { whoSees } from '#kernel/right'

const rp = (label: string) => rupiah({ label, required: true, min: -9_999_999_999_999 })
const gr = (label: string) => berat({ label, required: true, min: -999_999_999_999 })

/** Who may read what the shop earns and what its gold is worth. */
export const layarPemilik = '/laporan-posisi-emas'

/** What an owner asks in one look. Weights in pure gold, but for what is missing. */
export const angkaPemilik = defineEndpoint({
  method: 'GET',
  path: 'dashboard/pemilik',
  summary: 'Profit of the month, gold and its worth, money, debts, what is missing',
  right: whoSees(layarPemilik),
  answer: group({
    hari: list({
      tgl: tanggal({ label: 'Tanggal', required: true }),
      jual: rp('Penjualan'),
      laba: rp('Laba'),
    }),
    laba_hari: rp('Laba Hari Ini'),
    laba_bulan: rp('Laba Bulan Ini'),
    laba_lalu: rp('Laba Bulan Lalu'),
    emas: gr('Emas'),
    emas_gerak: gr('Gerak Sejak Kemarin'),
    nilai: rp('Nilai'),
    nilai_harga: rp('Karena Harga'),
    nilai_gerak: rp('Karena Gerak'),
    /** The stair from yesterday's worth to today's: these four and the price. */
    nilai_lalu: rp('Nilai Kemarin'),
    nilai_masuk: rp('Emas Masuk'),
    nilai_keluar: rp('Emas Keluar'),
    nilai_janji: rp('Dijanjikan'),
    kas: rp('Kas'),
    bank: rp('Bank'),
    kartu: rp('Kartu Belum Cair'),
    pinjaman: rp('Pinjaman Gadai'),
    titipan: rp('Titipan Dan Uang Muka'),
    pajak: rp('Hutang Pajak'),
    jalan_pcs: integer({ label: 'Barang Di Jalan', required: true }),
    jalan: gr('Emas Di Jalan'),
    jalan_nilai: rp('Nilai Di Jalan'),
    tukang: gr('Emas Di Tukang'),
    tukang_orang: integer({ label: 'Tukang', required: true }),
    hilang_pcs: integer({ label: 'Barang Hilang', required: true }),
    hilang_berat: berat({ label: 'Berat Hilang', required: true }),
  }),
})
