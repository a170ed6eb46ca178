import { persen, rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set about how it is paid. */
export const settingPembayaran = settings({
  BIAYA_TRANSFER: parameter(rupiah({ label: 'Biaya Transfer Tertinggi' }), 30_000, {
    area: 'Penjualan',
    switches: 'Biaya bank paling banyak saat toko membayar dengan transfer',
  }),
  FEE_DEBET: parameter(persen({ label: 'Fee Kartu Debet Tertinggi (%)' }), 1_00, {
    area: 'Penjualan',
    switches: 'Fee paling banyak yang ditagihkan kepada pelanggan yang membayar dengan kartu debet',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  FEE_CREDIT: parameter(persen({ label: 'Fee Kartu Kredit Tertinggi (%)' }), 3_00, {
    area: 'Penjualan',
    switches:
      'Fee paling banyak yang ditagihkan kepada pelanggan yang membayar dengan kartu kredit',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  TANPA_FEE_MODULE: flag('Kartu Tanpa Fee', {
    area: 'Penjualan',
    switches: 'Pelanggan yang membayar dengan kartu tidak dikenakan fee',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  KONFIRMASI_TRANSFER_MODULE: flag('Konfirmasi Transfer', {
    area: 'Validasi',
    switches: 'Transfer pelanggan belum masuk sampai orang lain mengonfirmasinya',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
