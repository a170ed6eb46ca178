import { choice, code, ref } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'
import { duaTarif } from './kondisi-pembelian.ts'

/**
 * The two rates by class of goods (SPEC 9: wedding ring 20 % / 25 %). The row that names most of
 * kondisi, jenis and kategori wins, in this order. A row with a kondisi is the rate of that
 * condition; one without is what a nota of that class promises.
 */
export const potonganKategori = defineMaster({
  name: 'para_potongan_kategori',
  title: 'Parameter Potongan Pembelian',
  path: '/parameter-potongan-pembelian',
  icon: 'scissors',
  purpose: 'Potongan tukar dan jual menurut kategori, jenis dan kondisi',
  when: 'POTONGAN_PEMBELIAN_MODULE',
  key: 'kode_potongan',
  shown: 'kode_potongan',
  fields: {
    kode_potongan: code({ label: 'Kode Potongan', required: true }),
    kode_kategori: ref('kategori', { label: 'Kategori', hint: 'Kosong berarti semua' }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong berarti semua' }),
    kode_kondisi: ref('kondisi_pembelian', { label: 'Kondisi', hint: 'Kosong berarti semua' }),
    cara_potongan: choice({
      label: 'Cara Potongan',
      of: { PERSEN: 'Persen', GRAM: 'Rupiah Per Gram' },
      required: true,
      initial: 'PERSEN',
    }),
    ...duaTarif,
  },
  calls: usualCalls('para-potongan-kategori', 'kode_potongan', 'para-potongan-kategori'),
  contoh: {
    kode_potongan: 'KAWIN',
    kode_kategori: 'EMAS',
    kode_dept: 'CC',
    kode_kondisi: 'PUTUS',
    cara_potongan: 'PERSEN',
    tukar_persen: 20_00,
    jual_persen: 25_00,
    tukar_rp: 0,
    jual_rp: 0,
  },
})
