import { choice, code, integer, persen, rupiah } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What a note loses with its age: the row with the highest age that it has reached applies. */
export const rugiNota = defineMaster({
  name: 'rugi_nota',
  title: 'Parameter Rugi Nota',
  path: '/master-parameter-rugi-nota',
  icon: 'history',
  purpose: 'Potongan tambahan menurut umur nota',
  key: 'kode_rugi',
  shown: 'kode_rugi',
  fields: {
    kode_rugi: code({ label: 'Kode Rugi', required: true }),
    umur_hari: integer({
      label: 'Umur Nota (Hari)',
      hint: 'Berlaku mulai umur ini',
      required: true,
      max: 36_500,
    }),
    cara_rugi: choice({
      label: 'Cara Hitung',
      of: { PERSEN: 'Persen', GRAM: 'Rupiah Per Gram' },
      required: true,
      initial: 'PERSEN',
    }),
    rugi_persen: persen({ label: 'Rugi (%)', required: true, initial: 0 }),
    rugi_rp: rupiah({ label: 'Rugi/Gram', required: true, initial: 0 }),
  },
  calls: usualCalls('ruginota', 'kode_rugi'),
  contoh: { kode_rugi: 'R90', umur_hari: 90, cara_rugi: 'PERSEN', rugi_persen: 2_50, rugi_rp: 0 },
})
