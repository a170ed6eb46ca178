import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingToko = settings({
  KIRIM_BARANG_MODULE: flag('Modul Kirim Barang', {
    area: 'Modul',
    switches: 'Pusat mengelola daftar toko; barang dikirim antar toko',
  }),
})
