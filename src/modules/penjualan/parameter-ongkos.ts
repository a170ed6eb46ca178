import { code, persen, ref, rupiah } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * The labour charge of a sale: per gram + per piece + percent of the price, and at least the
 * minimum. The row that names both group and jenis wins over one of them, and that over neither.
 */
export const parameterOngkos = defineMaster({
  name: 'parameter_ongkos',
  title: 'Parameter Ongkos',
  path: '/parameter-ongkos',
  icon: 'labour',
  purpose: 'Ongkos per gram, per biji atau persen menurut group dan jenis',
  key: 'kode_ongkos',
  shown: 'kode_ongkos',
  fields: {
    kode_ongkos: code({ label: 'Kode Ongkos', required: true }),
    kode_group: ref('group_harga', { label: 'Group', hint: 'Kosong berarti semua' }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong berarti semua' }),
    ongkos_gram: rupiah({ label: 'Ongkos/Gram', required: true, initial: 0 }),
    ongkos_biji: rupiah({ label: 'Ongkos/Biji', required: true, initial: 0 }),
    ongkos_persen: persen({ label: 'Ongkos (%)', required: true, initial: 0 }),
    ongkos_minimum: rupiah({ label: 'Ongkos Minimum', required: true, initial: 0 }),
  },
  calls: usualCalls('parameter-ongkos', 'kode_ongkos', 'parameter-ongkos'),
  contoh: {
    kode_ongkos: 'CC75', kode_group: '75', kode_dept: 'CC',
    ongkos_gram: 75_000, ongkos_biji: 0, ongkos_persen: 0, ongkos_minimum: 100_000,
  },
})
