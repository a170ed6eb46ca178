import type { ReadSetting } from '#kernel/setting'
import type { CaraBulat } from './harga-barang.rules.ts'
import { settingHarga } from './setting.ts'

/** How the shop rounds the price of a piece. */
export const caraBulat = (setting: ReadSetting): CaraBulat => ({
  pembulatan: setting(settingHarga.PEMBULATAN_PENJUALAN),
  arah: setting(settingHarga.PEMBULATAN_PENJUALAN_KEBAWAH_MODULE) ? 'down' : 'up',
})

/** The price of fine gold that the cost of a piece goes by; 0 where the shop does not. */
export const murniUntukModal = (setting: ReadSetting, hargaMurni: number): number =>
  setting(settingHarga.MODAL_EMAS_MURNI_MODULE) ? hargaMurni : 0
