import { integer, karat, list, ref } from '#kernel/field'

const when = 'BERLIAN_MODULE'
const graded = { required: true, when } as const

/** What every stone says (SPEC 3: diamond detail); karat_batu is that of all of them. */
export const pokokBatu = {
  jml_batu: integer({ label: 'Jumlah Batu', required: true, min: 1, max: 9_999, initial: 1 }),
  kode_shape: ref('batu_shape', { label: 'Shape', ...graded }),
  karat_batu: karat({ label: 'Karat', required: true, min: 1 }),
  kode_color: ref('batu_color', { label: 'Color', ...graded }),
  kode_clarity: ref('batu_clarity', { label: 'Clarity', ...graded }),
}

/** What a stone need not have; what is stored may lack it. */
const sifatBatu = {
  kode_cutgrade: ref('batu_cutgrade', { label: 'Cut', when }),
  kode_polish: ref('batu_polish', { label: 'Polish', when }),
  kode_symmetry: ref('batu_symmetry', { label: 'Symmetry', when }),
  kode_fluorescence: ref('batu_fluorescence', { label: 'Fluorescence', when }),
  kode_jenis_batu: ref('jenis_batu', { label: 'Jenis Batu', when }),
}

/** The supplier of the stones, for users who may know what a piece has cost. */
const asalBatu = { kode_supplier: ref('supplier_berlian', { label: 'Supplier Berlian', when }) }

/** Stones of one kind as everybody reads them. */
export const barisBatuDilihat = { ...pokokBatu, ...sifatBatu }

/** Stones of one kind in a piece. */
export const barisBatu = { ...barisBatuDilihat, ...asalBatu }

/** Facts of a stone that need not be said. */
export const tambahanBatu = { ...sifatBatu, ...asalBatu }

const daftar = { label: 'Data Berlian', required: false, max: 50, when } as const

/** The stones of a piece. */
export const dataBerlian = list(barisBatu, daftar)

/** The stones of a piece for the counter and its customer, without their supplier. */
export const dataBerlianDilihat = list(barisBatuDilihat, daftar)
