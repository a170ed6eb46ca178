import { integer } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingValidasi = settings({
  MENIT_MENUNGGU: parameter(integer({ label: 'Menunggu Paling Lama (Menit)', min: 1 }), 30, {
    area: 'Validasi',
    switches: 'Faktur yang menunggu lebih lama tampil di faktur bermasalah',
  }),
  TIMBANG_SERAH_MODULE: flag('Timbang Saat Serah', {
    area: 'Validasi',
    switches: 'Setiap barang dipindai dan ditimbang sebelum diserahkan',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
