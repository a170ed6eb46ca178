import { berat, choice, integer, persen, rupiah, text } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Pembelian'

/** When something is asked of a seller. */
const kapan = { TIDAK: 'Tidak Wajib', TANPA_NOTA: 'Wajib Tanpa Nota', SELALU: 'Selalu Wajib' }

/** Everything a shop may switch or set about what it buys (SPEC 5, 6; DOMAIN 5, 6). */
export const settingPembelian = settings({
  DASAR_HARGA_BELI: parameter(
    choice({
      label: 'Dasar Harga Beli',
      of: { NOTA: 'Harga Nota', PASAR: 'Harga Pasar Menurut Kadar' },
    }),
    'NOTA',
    { area, switches: 'Barang sendiri dibeli dari harga nota atau dari harga pasar' },
  ),
  TUKAR_SEBATAS: parameter(
    choice({
      label: 'Potongan Tukar Sebatas',
      of: { NILAI: 'Nilai Penjualan', SEMUA: 'Seluruh Barang' },
    }),
    'NILAI',
    {
      area,
      switches: 'Potongan tukar berlaku sampai nilai penjualan kunjungan itu atau untuk semuanya',
    },
  ),
  PEMBULATAN_PEMBELIAN: parameter(rupiah({ label: 'Pembulatan Harga Beli', min: 1 }), 500, {
    area,
    switches: 'Kelipatan pembulatan harga beli per barang',
  }),
  PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE: flag('Pembulatan Pembelian Ke Bawah', {
    area,
    switches: 'Harga beli dibulatkan ke bawah, bukan ke atas',
  }),
  PEMBULATAN_BERAT_MODULE: flag('Pembulatan Berat Emas', {
    area,
    switches: 'Berat emas yang dihargai dibulatkan menurut angka desimal ketiga',
  }),
  POTONGAN_PEMBELIAN_MODULE: flag('Potongan Per Kategori', {
    area,
    switches: 'Potongan pembelian menurut kategori, jenis dan kondisi',
  }),
  TOLERANSI_BERAT_PEMBELIAN: parameter(berat({ label: 'Toleransi Berat Beli' }), 10, {
    area,
    switches: 'Barang yang lebih berat dari notanya sampai sekian diterima tanpa otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  TOLERANSI_RINGAN_PEMBELIAN: parameter(persen({ label: 'Toleransi Ringan Beli (%)' }), 2_00, {
    area,
    switches:
      'Barang yang lebih ringan dari notanya sampai sekian dibayar seberat yang ada tanpa otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  LIMIT_PEMBELIAN: parameter(rupiah({ label: 'Limit Pembelian Tanpa Nota' }), 10_000_000, {
    area,
    switches:
      'Pembelian tanpa nota di atas limit ini sekali kunjungan memerlukan otorisasi; 0 tanpa limit',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  TOLERANSI_BERAT_SETORAN: parameter(berat({ label: 'Toleransi Berat Setoran' }), 10, {
    area,
    switches: 'Selisih timbangan dan buku sebuah kantong yang masih diterima tanpa otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  SORTIR_MASA_TUNGGU: parameter(
    integer({ label: 'Masa Tunggu Emas Yang Dibeli (Hari)', min: 0, max: 365 }),
    3,
    {
      area,
      switches:
        'Emas yang dibeli disortir, dijual lagi atau dihancurkan paling cepat sekian hari kemudian',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    },
  ),
  SEGEL_KANTONG_MODULE: flag('Kantong Bersegel', {
    area,
    initial: true,
    switches: 'Segel kantong dicatat saat disetor ke brankas dan dicocokkan saat dibuka',
    levels: ['OWN', 'SU'], // whoever opens bags does not spare himself the seal
  }),
  POTONGAN_NOTA_HILANG: parameter(persen({ label: 'Potongan Nota Hilang (%)' }), 5_00, {
    area,
    switches: 'Potongan tambahan bila nota hilang',
  }),
  KOREKSI_PALING_LAMA: parameter(integer({ label: 'Koreksi Paling Lama (Hari)', min: 1 }), 7, {
    area,
    switches: 'Nota yang lebih tua tidak dapat dikoreksi dengan pembelian',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  HARI_SAMA_TUKAR: parameter(persen({ label: 'Potongan Tukar Hari Yang Sama (%)' }), 0, {
    area,
    switches: 'Potongan tukar barang belum dipakai yang kembali pada hari penjualannya',
  }),
  HARI_SAMA_JUAL: parameter(persen({ label: 'Potongan Jual Hari Yang Sama (%)' }), 20_00, {
    area,
    switches: 'Potongan jual barang belum dipakai yang kembali pada hari penjualannya',
  }),
  OTORISASI_DI_ATAS_NOTA: parameter(
    choice({
      label: 'Otorisasi Di Atas Harga Nota',
      of: { SELALU: 'Selalu', HITUNGAN: 'Hanya Di Atas Hitungan' },
    }),
    'SELALU',
    {
      area,
      switches: 'Membeli di atas harga nota: selalu, atau hanya bila juga di atas hitungan',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    },
  ),
  OTORISASI_POTONGAN_KONDISI: flag('Otorisasi Potongan Kondisi', {
    area,
    initial: true,
    switches: 'Potongan kondisi yang lebih besar dari janji nota memerlukan otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  BATAS_BELI: parameter(persen({ label: 'Batas Kenaikan Harga Beli (%)' }), 5_00, {
    area,
    switches: 'Harga setuju di atas hitungan melebihi batas ini memerlukan otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  DATA_PENJUAL: parameter(choice({ label: 'Data Penjual', of: kapan }), 'TANPA_NOTA', {
    area,
    switches: 'Kapan nama, alamat dan nomor HP penjual wajib diisi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  IDENTITAS_PENJUAL: parameter(choice({ label: 'Identitas Penjual', of: kapan }), 'TANPA_NOTA', {
    area,
    switches: 'Kapan nomor identitas penjual wajib diisi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  FOTO_IDENTITAS_MODULE: flag('Foto Identitas Penjual', {
    area,
    switches: 'Foto kartu identitas wajib di mana nomornya wajib',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  FAKTUR_BELI_PER: parameter(
    choice({
      label: 'Faktur Beli Per',
      of: { KUNJUNGAN: 'Satu Faktur', BARANG: 'Satu Faktur Per Barang' },
    }),
    'KUNJUNGAN',
    { area, switches: 'Satu faktur beli untuk satu kunjungan atau untuk setiap barang' },
  ),
  PEMBELIAN_PRINT_MODULE: flag('Tanpa Cetak Otomatis Pembelian', {
    area,
    switches: 'Nota beli tidak dicetak otomatis setelah validasi',
  }),
  PRINT_NOTA_BELI_DUPLICATE_MODULE: flag('Nota Beli Dua Lembar', {
    area,
    switches: 'Nota beli dicetak dua lembar, lembar kedua bertanda COPY',
  }),
  POTONGAN_TUKAR: parameter(persen({ label: 'Potongan Tukar (%)' }), 15_00, {
    area,
    switches: 'Potongan tukar yang dijanjikan nota (SPEC 9: 15 %)',
  }),
  POTONGAN_JUAL: parameter(persen({ label: 'Potongan Jual (%)' }), 20_00, {
    area,
    switches: 'Potongan jual yang dijanjikan nota (SPEC 9: 20 %)',
  }),
  POTONGAN_TUKAR_KAWIN: parameter(persen({ label: 'Potongan Tukar Cincin Kawin (%)' }), 20_00, {
    area,
    switches: 'Potongan tukar cincin kawin yang dijanjikan nota (SPEC 9: 20 %)',
  }),
  POTONGAN_JUAL_KAWIN: parameter(persen({ label: 'Potongan Jual Cincin Kawin (%)' }), 25_00, {
    area,
    switches: 'Potongan jual cincin kawin yang dijanjikan nota (SPEC 9: 25 %)',
  }),
  KATA_CINCIN_KAWIN: parameter(text({ label: 'Kata Cincin Kawin', max: 30 }), 'KAWIN', {
    area,
    switches: 'Barang yang namanya memuat kata ini adalah cincin kawin; kosong berarti tidak ada',
  }),
})
