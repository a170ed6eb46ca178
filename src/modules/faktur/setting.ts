import { rupiah } from '#kernel/field'
import { flag, parameter, type Settings } from '#kernel/setting'

/** What a shop may set about the money of its visits. */
export const settingFaktur = {
  BIAYA_TRANSFER: parameter(rupiah({ label: 'Biaya Transfer Tertinggi' }), 30_000, {
    area: 'Penjualan',
    switches: 'Biaya bank paling banyak saat toko membayar dengan transfer',
  }),
  KONFIRMASI_TRANSFER_MODULE: flag('Konfirmasi Transfer', {
    area: 'Validasi',
    switches: 'Transfer pelanggan belum masuk sampai orang lain mengonfirmasinya',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
} satisfies Settings
