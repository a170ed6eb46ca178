import { berat } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingStok = settings({
  KELOMPOK_HARGA_MODULE: flag('Modul Kelompok Harga', {
    area: 'Modul',
    switches: 'Group harga dikumpulkan dalam kelompok harga',
    initial: true,
  }),
  SUPPLIER_MODULE: flag('Modul Supplier', {
    area: 'Modul',
    switches: 'Supplier dicatat pada penerimaan barang',
    initial: true,
  }),
  HIDE_SALDO_BARANG_SUMMARY: flag('Sembunyikan Saldo Barang', {
    area: 'Barang',
    switches: 'Laporan saldo barang hanya untuk OWN',
  }),
  TOLERANSI_BERAT_KEMBALI: parameter(berat({ label: 'Toleransi Berat Kembali' }), 10, {
    area: 'Barang',
    switches: 'Selisih timbangan dan label yang masih diterima saat barang kembali ke baki',
    levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
  }),
  POKOK_WAJIB_MODULE: flag('Harga Pokok Wajib', {
    area: 'Barang',
    initial: true,
    switches: 'Barang dari supplier diterima hanya dengan harga pokoknya',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
