import { rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingManual = settings({
  BARANG_MANUAL_MODULE: flag('Modul Barang Manual', {
    area: 'Modul',
    switches: 'Barang tanpa barcode dicatat per group, jenis dan baki, dengan jual belinya sendiri',
  }),
  STOCK_JUAL_MANUAL: flag('Mode Stock Jual Manual', {
    area: 'Modul',
    asks: 'Konter barcode ditutup untuk semua orang. Modul Barang Manual harus menyala.',
    switches: 'Toko menjual dan membeli barang manual saja, tanpa konter barcode',
    levels: ['OWN', 'SU'],
  }),
  PRINT_NOTA_MANUAL_DUPLICATE_MODULE: flag('Nota Manual Dua Lembar', {
    area: 'Penjualan',
    switches: 'Nota manual dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  KURS_USD: parameter(rupiah({ label: 'Kurs USD (Rp)', min: 1, max: 1_000_000 }), null, {
    area: 'Penjualan',
    switches: 'Nota manual menyebut totalnya juga dalam USD; kosong berarti tidak',
    levels: ['OWN', 'SU'],
  }),
})
