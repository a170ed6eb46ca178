import type { ReadSetting } from '#server/serve'
import type { CaraBulat } from './harga-barang.rules.ts'

/** How the shop rounds the price of a piece. */
export const caraBulat = (setting: ReadSetting): CaraBulat => ({
  pembulatan: setting<number>('PEMBULATAN_PENJUALAN'),
  arah: setting('PEMBULATAN_PENJUALAN_KEBAWAH_MODULE') ? 'down' : 'up',
})

/** The price of fine gold that the cost of a piece goes by; 0 where the shop does not. */
export const murniUntukModal = (setting: ReadSetting, hargaMurni: number): number =>
  setting('MODAL_EMAS_MURNI_MODULE') ? hargaMurni : 0
