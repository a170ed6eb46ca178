import { choice, code, persen, ref, rupiah } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * The labour charge of a sale. The row that names both group and jenis wins over one that names
 * the group, that over one that names the jenis, and that over one that names neither.
 */
export const parameterOngkos = defineMaster({
  name: 'parameter_ongkos',
  title: 'Parameter Ongkos',
  path: '/parameter-ongkos',
  icon: 'labour',
  purpose: 'Ongkos menurut group dan jenis: per gram, per barang atau persen',
  key: 'kode_ongkos',
  shown: 'kode_ongkos',
  fields: {
    kode_ongkos: code({ label: 'Kode Ongkos', required: true }),
    kode_group: ref('group_harga', { label: 'Group', hint: 'Kosong berarti semua' }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong berarti semua' }),
    jenis_ongkos: choice({
      label: 'Cara Hitung',
      of: { GRAM: 'Per Gram', BARANG: 'Per Barang', PERSEN: 'Persen Harga Jual' },
      required: true,
      initial: 'GRAM',
    }),
    ongkos_rp: rupiah({
      label: 'Ongkos Rp',
      hint: 'Untuk per gram dan per barang',
      required: true,
      initial: 0,
    }),
    ongkos_persen: persen({
      label: 'Ongkos (%)',
      hint: 'Untuk persen harga jual',
      required: true,
      initial: 0,
    }),
    ongkos_minimum: rupiah({ label: 'Ongkos Minimum', required: true, initial: 0 }),
  },
  calls: usualCalls('parameter-ongkos', 'kode_ongkos', 'parameter-ongkos'),
  contoh: {
    kode_ongkos: 'CC75',
    kode_group: '75',
    kode_dept: 'CC',
    jenis_ongkos: 'GRAM',
    ongkos_rp: 75_000,
    ongkos_persen: 0,
    ongkos_minimum: 100_000,
  },
})
