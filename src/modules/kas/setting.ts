import { rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingKas = settings({
  HITUNG_BRANKAS_MODULE: flag('Hitung Uang Brankas', {
    area: 'Uang',
    initial: true,
    switches: 'Uang brankas yang belum dihitung hari itu disebut saat tutup toko',
  }),
  SETOR_BANK_SENDIRI: parameter(rupiah({ label: 'Setor Bank Tanpa Otorisasi' }), 0, {
    area: 'Uang',
    switches: 'Uang tunai ke bank di atas jumlah ini memerlukan otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  UANG_KELUAR_SENDIRI: parameter(rupiah({ label: 'Uang Keluar Tanpa Otorisasi' }), 500_000, {
    area: 'Uang',
    switches: 'Uang kas keluar di atas jumlah ini memerlukan otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  UANG_KELUAR_SEHARI: parameter(
    rupiah({ label: 'Uang Keluar Sehari Tanpa Otorisasi' }),
    2_000_000,
    {
      area: 'Uang',
      switches:
        'Uang kas keluar seorang kasir dalam sehari di atas jumlah ini memerlukan otorisasi',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    },
  ),
})
