import { choice, integer, berat, persen, rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'
import { ditanggungMeterai } from './pajak/pembeli.ts'

const area = 'Penjualan'

/** Everything a shop may switch or set about its sales (SPEC 5, 6; DOMAIN 6). */
export const settingPenjualan = settings({
  PEMBULATAN_ONGKOS: parameter(rupiah({ label: 'Pembulatan Ongkos', min: 1 }), 500, {
    area,
    switches: 'Kelipatan pembulatan ongkos per barang',
  }),
  TOLERANSI_BERAT_PENJUALAN: parameter(berat({ label: 'Toleransi Berat' }), 10, {
    area,
    switches: 'Selisih timbangan dan label yang masih diterima saat menjual',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  BAKI_TUTUP_MODULE: flag('Jual Hanya Dari Baki Terbuka', {
    area,
    initial: true,
    switches: 'Barang dari baki yang tutup atau sedang ditimbang dan dihitung tidak bisa dijual',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  BATAS_DISKON_KASIR: parameter(persen({ label: 'Batas Diskon Kasir (%)' }), 5_00, {
    area,
    switches: 'Diskon di atas batas ini memerlukan otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  BATAS_PENJUALAN: parameter(rupiah({ label: 'Limit Penjualan' }), 0, {
    area,
    switches: 'Nota di atas limit ini memerlukan otorisasi; 0 berarti tanpa limit',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  KONFIRMASI_HARGA_MODULE: flag('Konfirmasi Harga Harian', {
    area,
    initial: true,
    switches: 'Harga group harus dikonfirmasi sebelum penjualan pertama setiap hari',
  }),
  BONUS_SALES_MODULE: flag('Modul Bonus Sales', {
    area: 'Modul',
    switches: 'Sales mendapat bonus menurut group dan jenis barang yang dijual',
  }),
  NOTA_PER: parameter(
    choice({ label: 'Nota Per', of: { KUNJUNGAN: 'Satu Nota', BARANG: 'Satu Nota Per Barang' } }),
    'KUNJUNGAN',
    { area, switches: 'Satu nota untuk satu kunjungan atau satu nota untuk setiap barang' },
  ),
  SKIP_VALIDASI_MODULE: flag('Tanpa Validasi', {
    area,
    asks: 'Nota menjadi VALID saat disimpan, tanpa kasir memeriksa uangnya.',
    switches: 'Penjualan langsung VALID saat disimpan',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  PPN_PERSEN_MODULE: flag('PPN Persen', {
    area,
    switches: 'Pajak dari harga jual, menurut Parameter Pajak',
  }),
  PPN_BERAT_MODULE: flag('PPN Berat', {
    area,
    switches: 'Pajak per gram, menurut Parameter Pajak; tidak dipakai selama PPN persen menyala',
  }),
  PAJAK_24K_MODULE: flag('Pajak 24K', {
    area,
    switches: 'Tarif pajak tersendiri untuk kategori yang disebut di Parameter Pajak',
  }),
  PAJAK_DI_LUAR_HARGA_MODULE: flag('Pajak Di Luar Harga', {
    area,
    asks: 'Yang dibayar pelanggan berubah sebesar pajaknya.',
    switches: 'Pajak ditambahkan di atas harga, bukan termasuk di dalamnya',
  }),
  PPH22_MODULE: flag('PPh Pasal 22', {
    area,
    asks: 'Pembeli yang berdagang emas membayar PPh 22 di atas harganya.',
    switches: 'PPh 22 dipungut dari pembeli yang berdagang emas, menurut Parameter Pajak',
  }),
  METERAI_MODULE: flag('Bea Meterai', {
    area,
    switches: 'Nota di atas batasnya menyediakan tempat meterai',
  }),
  METERAI_BATAS: parameter(rupiah({ label: 'Batas Bea Meterai' }), 5_000_000, {
    area,
    switches: 'Nota di atas nilai ini memakai meterai (UU 10/2020)',
  }),
  METERAI_JUMLAH: parameter(rupiah({ label: 'Nilai Meterai', min: 1 }), 10_000, {
    area,
    switches: 'Bea meterai satu nota',
  }),
  METERAI_DITANGGUNG: parameter(
    choice({ label: 'Meterai Ditanggung', of: ditanggungMeterai }),
    'TOKO',
    { area, switches: 'Yang ditanggung toko dijurnal sebagai biaya' },
  ),
  PENJUALAN_PRINT_MODULE: flag('Tanpa Cetak Otomatis Penjualan', {
    area,
    switches: 'Nota tidak dicetak otomatis setelah validasi',
  }),
  PRINT_NOTA_JUAL_TWICE_MODULE: flag('Nota Jual Dua Lembar', {
    area,
    switches: 'Nota jual dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  PRINT_NOTA_BERLIAN_MODULE: flag('Nota Berlian', {
    area,
    switches: 'Nota yang menjual berlian dicetak dengan batunya, nota emas tersendiri',
  }),
  PRINT_NOTA_BERLIAN_DUPLICATE_MODULE: flag('Nota Berlian Dua Lembar', {
    area,
    switches: 'Nota berlian dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  PRINT_NOTA_JUAL_SLIP_ACC_MODULE: flag('Slip ACC', {
    area,
    switches: 'Slip serah terima barang dicetak bersama nota setelah validasi',
  }),
  PRINT_NOTA_SLIP_ACC_DUPLICATE_MODULE: flag('Slip ACC Dua Lembar', {
    area,
    switches: 'Slip ACC dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  PRINT_NOTA_PERJANJIAN_DUPLICATE_MODULE: flag('Perjanjian Dua Lembar', {
    area,
    switches: 'Perjanjian dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  REPRINT_SLIP_TUKAR: flag('Cetak Ulang Slip Tukar', {
    area,
    initial: true,
    switches: 'Slip tukar boleh dicetak lebih dari sekali',
  }),
  REPRINT_SLIP_TUKAR_DUPLICATE: flag('Cetak Ulang Slip Tukar Dua Lembar', {
    area,
    switches: 'Cetak ulang slip tukar dua lembar, lembar kedua bertanda COPY',
  }),
  UMUR_DRAF: parameter(integer({ label: 'Umur Draf (Hari)', min: 1, max: 30 }), 3, {
    area,
    switches: 'Draf penjualan dihapus setelah hari sebanyak ini',
  }),
})
