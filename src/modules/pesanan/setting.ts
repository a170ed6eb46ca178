import { integer, persen } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

const area = 'Pesanan'

/** What a shop may set here. */
export const settingPesanan = settings({
  PESANAN_HARGA_TETAP_MODULE: flag('Harga Pesanan Tetap', {
    area,
    switches: 'Uang muka mengunci harga emas untuk gram yang dibayarnya; tanpa ini harga mengikuti',
  }),
  PRINT_NOTA_PESANAN_DUPLICATE_MODULE: flag('Nota Pesanan Dua Lembar', {
    area,
    switches: 'Nota pesanan dicetak dua lembar: untuk pelanggan dan untuk toko',
  }),
  PESANAN_BERAT_BATAS: parameter(persen({ label: 'Batas Selisih Berat Pesanan (%)' }), 10_00, {
    area,
    switches: 'Barang jadi yang lebih berat atau ringan di atas bagian ini perlu otorisasi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  PESANAN_SUSUT_BATAS: parameter(persen({ label: 'Batas Susut Pesanan (%)' }), 2_00, {
    area,
    switches: 'Susut emas pesanan di atas bagian ini dari yang dikerjakan tukang perlu otorisasi',
    levels: ['OWN', 'SU'],
  }),
  PESANAN_HARI_AMBIL: parameter(
    integer({ label: 'Batas Ambil Pesanan (Hari)', min: 1, max: 365 }),
    30,
    { area, switches: 'Pesanan selesai yang belum diambil sekian hari disebut saat tutup toko' },
  ),
  CONTOH_HARI: parameter(integer({ label: 'Batas Barang Contoh (Hari)', min: 1, max: 365 }), 14, {
    area,
    switches: 'Barang contoh yang lebih dari sekian hari di luar ditandai dan disebut',
  }),
})
