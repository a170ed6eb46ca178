import { berat, integer, persen, type Field } from '#kernel/field'
import { parameter, settings } from '#kernel/setting'

/** A user who is watched does not change the limits by which he is watched. */
const batas = (field: Field<number | null>, initial: number, switches: string) =>
  parameter(field, initial, { area: 'Transaksi Perlu Diperiksa', levels: ['OWN', 'SU'], switches })

/**
 * From where on a pattern is odd. The SQL functions ganjil_* read these by angka_parameter and name
 * the same first values; a tidy test holds both together.
 */
export const settingPeriksa = settings({
  PERIKSA_HARI: batas(
    integer({ label: 'Hari Yang Ditengok', min: 1, max: 365 }),
    30,
    'Sejauh ini baki selisih, barang hilang, baris dilepas, kiriman dan bandrol dibandingkan',
  ),
  PERIKSA_BERAT_HILANG: batas(
    berat({ label: 'Barang Hilang Di Atas' }),
    1000,
    'Barang yang tidak ditemukan dan lebih berat dari ini perlu diperiksa',
  ),
  PERIKSA_BERAT_BELI_HILANG: batas(
    berat({ label: 'Beda Berat Dengan Yang Hilang', max: 10_000 }),
    20,
    'Pembelian tanpa nota yang beratnya sedekat ini dengan barang hilang perlu diperiksa',
  ),
  PERIKSA_BERAT_BAKI: batas(
    berat({ label: 'Selisih Baki Di Atas' }),
    100,
    'Berat baki yang berulang selisih lebih dari ini perlu diperiksa',
  ),
  PERIKSA_MENIT_TURUN: batas(
    integer({ label: 'Turun Lalu Naik (Menit)', min: 1, max: 1440 }),
    60,
    'Harga atau modal yang turun, lalu terjual atau naik lagi dalam waktu ini, perlu diperiksa',
  ),
  PERIKSA_HARI_MIRIP: batas(
    integer({ label: 'Mirip Barang Terjual (Hari)', min: 1, max: 31 }),
    7,
    'Pembelian tanpa nota dibandingkan dengan barang yang terjual selama ini',
  ),
  PERIKSA_BERAT_MIRIP: batas(
    berat({ label: 'Beda Berat Dengan Yang Terjual', min: 1, max: 1000 }),
    10,
    'Pembelian tanpa nota yang beratnya sedekat ini dengan barang terjual perlu diperiksa',
  ),
  PERIKSA_BERAT_SUSUT: batas(
    berat({ label: 'Susut Yang Dihitung', min: 1, max: 10_000 }),
    10,
    'Barang kembali yang lebih ringan sebanyak ini dihitung sebagai susut',
  ),
  PERIKSA_SUSUT_LEBUR: batas(
    persen({ label: 'Susut Lebur (%)', min: 1 }),
    2_00,
    'Hasil lebur yang lebih ringan, atau kadar uji yang lebih rendah, sebanyak ini dari saat dibeli perlu diperiksa',
  ),
  PERIKSA_SUSUT_TUKANG: batas(
    persen({ label: 'Susut Tukang Naik (%)', min: 1 }),
    50_00,
    'Susut seorang tukang yang naik sebanyak ini dari tiga bulan sebelumnya perlu diperiksa',
  ),
  PERIKSA_DISKON_DEKAT: batas(
    persen({ label: 'Diskon Mepet (%)', min: 1 }),
    90_00,
    'Diskon sebesar ini dari batas kasir dihitung sebagai tepat di bawah batas',
  ),
  PERIKSA_KALI_SEBULAN: batas(
    integer({ label: 'Susut Atau Diskon Mepet (Kali)', min: 2, max: 1000 }),
    5,
    'Susut atau diskon mepet satu orang sebanyak ini dalam sebulan perlu diperiksa',
  ),
  PERIKSA_DETIK_OTORISASI: batas(
    integer({ label: 'Otorisasi Sekejap (Detik)', min: 1, max: 600 }),
    3,
    'Otorisasi jauh yang disetujui lebih cepat dari ini perlu diperiksa',
  ),
  PERIKSA_JAM_TRANSFER: batas(
    integer({ label: 'Transfer Ditunggu (Jam)', min: 1, max: 720 }),
    24,
    'Transfer yang ditunggu lebih lama dari ini, barangnya sudah keluar, perlu diperiksa',
  ),
  PERIKSA_KALI_CETAK: batas(
    integer({ label: 'Nota Dicetak (Kali)', min: 2, max: 100 }),
    3,
    'Nota yang keluar dari printer sebanyak ini perlu diperiksa',
  ),
  PERIKSA_KALI_GAGAL: batas(
    integer({ label: 'Cetak Dikatakan Gagal (Kali)', min: 1, max: 100 }),
    2,
    'Nota yang dikatakan gagal dicetak sebanyak ini, lalu dicetak lagi, perlu diperiksa',
  ),
  PERIKSA_KALI_PINDAI: batas(
    integer({ label: 'Kode Tidak Dikenal (Kali)', min: 1, max: 200 }),
    3,
    'Orang yang memindai kode nota tidak dikenal sebanyak ini dalam sehari perlu diperiksa',
  ),
})
