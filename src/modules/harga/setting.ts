import { persen, rupiah } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingHarga = settings({
  HARGA_LAMA_MODULE: flag('Ingatkan Harga Lama', {
    area: 'Harga Emas',
    initial: true,
    switches: 'Beranda dan konter memberi tahu bila harga emas belum ditetapkan untuk hari ini',
  }),
  PEMBULATAN_HARGA_EMAS: parameter(rupiah({ label: 'Pembulatan Harga Emas', min: 1 }), 1000, {
    area: 'Harga Emas',
    switches: 'Kelipatan harga per gram sesudah diubah dengan persen',
  }),
  PEMBULATAN_PENJUALAN: parameter(rupiah({ label: 'Pembulatan Harga Jual', min: 1 }), 500, {
    area: 'Penjualan',
    switches: 'Kelipatan pembulatan harga jual per barang',
  }),
  PEMBULATAN_PENJUALAN_KEBAWAH_MODULE: flag('Pembulatan Penjualan Ke Bawah', {
    area: 'Penjualan',
    switches: 'Harga jual dan ongkos dibulatkan ke bawah, bukan ke atas',
  }),
  MODAL_EMAS_MURNI_MODULE: flag('Modal Menurut Harga Emas', {
    area: 'Penjualan',
    switches: 'Modal paling rendah adalah berat murni kali harga emas murni yang berlaku',
  }),
  BATAS_UBAH_HARGA: parameter(persen({ label: 'Batas Perubahan Harga Emas (%)' }), 10_00, {
    area: 'Harga Emas',
    switches: 'Harga emas yang naik atau turun lebih dari ini memerlukan otorisasi; 0 tanpa batas',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
})
