import { code, karat, persen } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What a piece is taken back at, by the carats of its stones (SPEC 9: 20 % and 25 %). */
export const parameterBerlian = defineMaster({
  name: 'parameter_berlian',
  title: 'Master Batu Berlian',
  path: '/master-batu-berlian',
  icon: 'diamond',
  purpose: 'Potongan tukar dan jual berlian menurut karat',
  when: 'BERLIAN_MODULE',
  key: 'kode_parameter',
  shown: 'kode_parameter',
  fields: {
    kode_parameter: code({ label: 'Kode Parameter', required: true }),
    karat_dari: karat({
      label: 'Karat Dari',
      hint: 'Berlaku mulai jumlah karat ini',
      required: true,
      initial: 0,
    }),
    tukar_persen: persen({ label: 'Potongan Tukar (%)', required: true, initial: 20_00 }),
    jual_persen: persen({ label: 'Potongan Jual (%)', required: true, initial: 25_00 }),
  },
  calls: usualCalls('parameter-berlian', 'kode_parameter', 'parameter-berlian'),
  contoh: { kode_parameter: 'BESAR', karat_dari: 1_00, tukar_persen: 15_00, jual_persen: 20_00 },
})
