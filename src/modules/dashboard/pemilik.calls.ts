import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, group, integer, list, rupiah, tanggal } from '#kernel/field'
import { whoSees } from '#kernel/right'

const rp = (label: string) => rupiah({ label, required: true, min: -9_999_999_999_999 })
const gr = (label: string) => berat({ label, required: true, min: -999_999_999_999 })

/** Who may read what the shop earns and what its gold is worth. */
export const layarPemilik = '/laporan-posisi-emas'

/** With whom the shop has open accounts. */
export const pihakUtang = {
  SUPPLIER: 'Supplier',
  TITIPAN: 'Penitip',
  PESANAN: 'Pesanan',
  CICILAN: 'Cicilan',
  HUTANG: 'Gadai',
  SERVICE: 'Service',
  TUKANG: 'Tukang',
  KARTU: 'Bank, Kartu Dan QRIS',
  TOKO: 'Toko Lain',
  PAJAK: 'Pajak',
} as const

/** What an owner asks in one look. Weights in pure gold, but for what is missing. */
export const angkaPemilik = defineEndpoint({
  method: 'GET',
  path: 'dashboard/pemilik',
  summary: 'Profit of the month, gold and its worth, money, what is missing',
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
    /** The stair from yesterday's worth to today's: these five and the price. */
    nilai_lalu: rp('Nilai Kemarin'),
    nilai_masuk: rp('Emas Masuk'),
    nilai_keluar: rp('Emas Keluar'),
    nilai_pasok: rp('Hutang Supplier'),
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

/** One party, in rupiah and pure gold. */
export const barisUtang = {
  pihak: choice({ label: 'Pihak', of: pihakUtang, required: true }),
  piutang: rp('Berutang Ke Toko'),
  piutang_emas: gr('Berutang Ke Toko'),
  utang: rp('Toko Berutang'),
  utang_emas: gr('Toko Berutang'),
}

/** A call of its own: it looks at all open accounts, and does not change with every sale. */
export const siapaBerutang = defineEndpoint({
  method: 'GET',
  path: 'dashboard/siapa-berutang',
  summary: 'Who owes whom: rupiah and pure gold by party, the gold of others owed to them',
  right: whoSees(layarPemilik),
  answer: list(barisUtang),
})
