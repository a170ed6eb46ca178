import { integer, karat, list, ref } from '#kernel/field'

const graded = { required: true, when: 'BERLIAN_MODULE' } as const

/** Stones of one kind in a piece (SPEC 3: diamond detail); karat_batu is that of all of them. */
export const barisBatu = {
  jml_batu: integer({ label: 'Jumlah Batu', required: true, min: 1, max: 9_999, initial: 1 }),
  kode_shape: ref('batu_shape', { label: 'Shape', ...graded }),
  karat_batu: karat({ label: 'Karat', required: true, min: 1 }),
  kode_color: ref('batu_color', { label: 'Color', ...graded }),
  kode_clarity: ref('batu_clarity', { label: 'Clarity', ...graded }),
  kode_cutgrade: ref('batu_cutgrade', { label: 'Cut', when: 'BERLIAN_MODULE' }),
}

/** The stones of a piece. */
export const dataBerlian = list(barisBatu, {
  label: 'Data Berlian',
  required: false,
  max: 50,
  when: 'BERLIAN_MODULE',
})
