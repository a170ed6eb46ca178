import { berat, integer } from '#kernel/field'
import { parameter, settings } from '#kernel/setting'

const area = 'Barang'
const levels = ['OWN', 'SU'] as const // whoever is held to a limit does not move it

/** What a shop may set about goods between shops. */
export const settingKirimBarang = settings({
  TOLERANSI_KIRIM_BARANG: parameter(berat({ label: 'Toleransi Berat Kirim Barang' }), 10, {
    area,
    switches: 'Selisih timbangan dan label yang masih diterima saat barang datang dari toko lain',
    levels,
  }),
  KIRIM_BARANG_LAMBAT: parameter(
    integer({ label: 'Kirim Barang Terlambat (Hari)', min: 0, max: 60 }),
    2,
    {
      area,
      switches: 'Barang yang sekian hari di jalan disebut terlambat saat tutup toko',
      levels,
    },
  ),
})
