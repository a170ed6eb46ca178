import { integer, persen, rupiah, type Field } from '#kernel/field'
import { parameter, settings } from '#kernel/setting'

/** Whoever is held to a limit does not move it. */
const batas = (field: Field<number | null>, initial: number, switches: string) =>
  parameter(field, initial, { area: 'Transaksi Besar', levels: ['OWN', 'SU'], switches })

/**
 * From where on the law wants to know who somebody is, what has to be reported, and how long it is
 * kept (ADR 0141, 0296). SQL reads them by the same first values.
 */
export const settingPelanggan = settings({
  BATAS_DATA_PELANGGAN: batas(
    rupiah({ label: 'Batas Data Pelanggan' }),
    100_000_000,
    'Mulai jumlah ini nama, alamat, no HP dan identitas wajib diisi; 0 berarti hanya mulai batas transaksi besar',
  ),
  BATAS_TRANSAKSI_BESAR: batas(
    rupiah({ label: 'Batas Transaksi Besar', min: 1 }),
    500_000_000,
    'Transaksi satu pelanggan dalam sehari yang masuk laporan transaksi besar',
  ),
  BATAS_TRANSAKSI_HARI: batas(
    integer({ label: 'Hari Yang Dijumlahkan', min: 1, max: 31 }),
    3,
    'Transaksi satu pelanggan di semua toko dijumlahkan selama ini, juga yang dipecah di bawah batas',
  ),
  BATAS_DEKAT: batas(
    persen({ label: 'Tepat Di Bawah Batas (%)', min: 1 }),
    80_00,
    'Transaksi sebesar ini dari batas, dan di bawahnya, dihitung sebagai tepat di bawah batas',
  ),
  JAM_JUAL_LAGI: batas(
    integer({ label: 'Dijual Lagi Ke Karyawan (Jam)', min: 1, max: 720 }),
    24,
    'Emas yang dibeli lalu dijual lagi kepada karyawan dalam waktu ini perlu diperiksa',
  ),
  LAPOR_HARI_KERJA: batas(
    integer({ label: 'Batas Lapor (Hari Kerja)', min: 1, max: 90 }),
    14,
    'Transaksi besar dilaporkan paling lambat sekian hari kerja sesudahnya',
  ),
  SIMPAN_IDENTITAS_TAHUN: batas(
    integer({ label: 'Identitas Disimpan (Tahun)', min: 5, max: 30 }),
    5,
    'Identitas pelanggan tidak dihapus sebelum sekian tahun sejak transaksi terakhirnya',
  ),
})
