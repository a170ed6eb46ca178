import { integer } from '#kernel/field'
import { parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingKoran = settings({
  REKONSILIASI_HARI: parameter(
    integer({ label: 'Batas Belum Cocok Dengan Bank (Hari)', min: 0, max: 60 }),
    3,
    {
      area: 'Uang',
      switches: 'Baris bank dan buku yang belum cocok sesudah sekian hari disebut saat tutup toko',
    },
  ),
})
