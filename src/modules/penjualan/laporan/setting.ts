import { rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set about the reports of its sales. */
export const settingLaporanJual = settings({
  // SPEC 2: shows only for shops on a configured list: those where this is on (ADR 0093).
  REKAP_PENJUALAN_MODULE: flag('Rekap Penjualan', {
    area: 'Modul',
    switches: 'Toko ini masuk daftar toko yang melihat rekap penjualan',
  }),
  BATAS_DATA_PELANGGAN: parameter(rupiah({ label: 'Batas Data Pelanggan' }), 100_000_000, {
    area: 'Penjualan',
    switches:
      'Mulai jumlah sehari ini nama, alamat, no HP dan identitas wajib diisi; 0 berarti hanya mulai batas transaksi besar',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  BATAS_TRANSAKSI_BESAR: parameter(
    rupiah({ label: 'Batas Transaksi Besar', min: 1 }),
    500_000_000,
    {
      area: 'Penjualan',
      switches: 'Transaksi satu pelanggan dalam sehari yang masuk laporan transaksi besar',
      levels: ['OWN', 'SU'],
    },
  ),
})
