import { berat } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Timbang Baki'

/** What a shop may set about its scale and its trays. */
export const settingTimbang = settings({
  TIMBANG_HARIAN_MODULE: flag('Timbang Baki Setiap Hari', {
    area,
    switches: 'Tutup toko menyebut baki yang belum ditimbang masuk brankas',
  }),
  TIMBANG_BUTA_MODULE: flag('Timbang Tanpa Melihat Buku', {
    area,
    initial: true,
    switches: 'Jumlah dan berat menurut buku baru terlihat setelah hasil disimpan',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  TERA_TIMBANGAN_MODULE: flag('Tera Timbangan Setiap Hari', {
    area,
    switches: 'Baki baru bisa ditimbang setelah timbangannya ditera hari itu',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  TOLERANSI_TIMBANG_BAKI: parameter(berat({ label: 'Toleransi Timbang Baki' }), 30, {
    area,
    switches: 'Selisih berat baki yang masih dianggap cocok',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  TOLERANSI_TERA: parameter(berat({ label: 'Toleransi Tera' }), 10, {
    area,
    switches: 'Selisih timbangan dan berat acuan yang masih dianggap cocok',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
})
