import { integer } from './field.ts'
import { flag, parameter, settings } from './setting.ts'

/** What the engines themselves read; the module toko declares them. */
export const engineSettings = settings({
  UMUR_OTORISASI: parameter(integer({ label: 'Umur Otorisasi (Menit)', min: 1, max: 60 }), 10, {
    area: 'Otorisasi',
    switches: 'Otorisasi yang tidak dipakai dalam waktu ini gugur',
    levels: ['OWN', 'SU'],
  }),
  ONE_MONTH_PROTECTION_MODULE: flag('Batas Laporan Satu Bulan', {
    area: 'Sistem',
    switches: 'Rentang tanggal laporan paling lama satu bulan',
  }),
  BATAS_DIAM: parameter(integer({ label: 'Batas Diam (Menit)', min: 10, max: 1440 }), 480, {
    area: 'Pengguna',
    switches: 'Sesi yang tidak dipakai selama ini berakhir',
  }),
  SESI_TERLAMA: parameter(integer({ label: 'Sesi Terlama (Jam)', min: 1, max: 168 }), 16, {
    area: 'Pengguna',
    switches: 'Sesudah selama ini masuk kembali dengan password',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  MULTI_LANGUAGE_FEATURE: flag('Pilihan Bahasa', {
    area: 'Sistem',
    initial: true,
    switches: 'Pengguna dapat memilih bahasa',
  }),
})
