import { code, integer, persen, rupiah, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** A plan that a piece may be paid off by: so many months, a first payment, a monthly charge. */
export const parameterCicilan = defineMaster({
  name: 'para_cicilan',
  title: 'Parameter Cicilan',
  path: '/parameter-cicilan',
  icon: 'calendar',
  purpose: 'Lama cicilan, uang muka, bunga dan denda',
  when: 'CICILAN_MODULE',
  key: 'kode_cicilan',
  shown: 'nama_cicilan',
  fields: {
    kode_cicilan: code({ label: 'Kode Cicilan', required: true }),
    nama_cicilan: text({ label: 'Nama Cicilan', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    lama_bulan: integer({ label: 'Lama (Bulan)', required: true, min: 1, max: 60 }),
    uang_muka_persen: persen({ label: 'Uang Muka (%)', required: true, initial: 0 }),
    bunga_persen: persen({ label: 'Bunga Per Bulan (%)', required: true, initial: 0 }),
    denda_persen: persen({ label: 'Denda Terlambat Per Hari (%)', required: true, initial: 0 }),
    biaya_rp: rupiah({ label: 'Biaya Administrasi', required: true, initial: 0 }),
  },
  calls: usualCalls('para-cicilan', 'kode_cicilan', 'para-cicilan'),
  contoh: {
    kode_cicilan: '6BLN',
    nama_cicilan: 'Enam Bulan',
    berlaku_mulai: '2030-01-01',
    lama_bulan: 6,
    uang_muka_persen: 30_00,
    bunga_persen: 1_50,
    denda_persen: 10,
    biaya_rp: 25_000,
  },
})
