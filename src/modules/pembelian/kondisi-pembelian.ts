import { choice, code, persen, rupiah, text, type Field } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** The two rates of a deduction: in an exchange (tukar) and for money (jual). DOMAIN 6. */
export const duaTarif = {
  tukar_persen: persen({ label: 'Potongan Tukar (%)', required: true, initial: 0 }),
  jual_persen: persen({ label: 'Potongan Jual (%)', required: true, initial: 0 }),
  tukar_rp: rupiah({ label: 'Potongan Tukar/Gram', required: true, initial: 0 }),
  jual_rp: rupiah({ label: 'Potongan Jual/Gram', required: true, initial: 0 }),
} satisfies Record<string, Field>

/**
 * The condition in which a piece is bought (parabeli; the condition of a piece in stock is
 * parakondisi). `NOTA` leaves the rates to what the note promised; the others replace them.
 */
export const kondisiPembelian = defineMaster({
  name: 'kondisi_pembelian',
  title: 'Master Kondisi Pembelian',
  path: '/master-kondisi-pembelian',
  icon: 'condition',
  purpose: 'Kondisi barang yang dibeli dan potongannya',
  key: 'kode_kondisi',
  shown: 'nama_kondisi',
  fields: {
    kode_kondisi: code({ label: 'Kode Kondisi', required: true }),
    nama_kondisi: text({ label: 'Nama Kondisi', required: true }),
    jenis_kondisi: choice({
      label: 'Jenis Kondisi',
      of: { BAIK: 'Baik', RUSAK: 'Rusak' },
      required: true,
      initial: 'BAIK',
    }),
    cara_potongan: choice({
      label: 'Cara Potongan',
      of: { NOTA: 'Sesuai Nota', PERSEN: 'Persen', GRAM: 'Rupiah Per Gram' },
      required: true,
      initial: 'NOTA',
    }),
    ...duaTarif,
    aktif,
  },
  calls: usualCalls('parabeli', 'kode_kondisi'),
  contoh: {
    kode_kondisi: 'PUTUS',
    nama_kondisi: 'Putus Atau Penyok',
    jenis_kondisi: 'RUSAK',
    cara_potongan: 'PERSEN',
    tukar_persen: 25_00,
    jual_persen: 30_00,
    tukar_rp: 0,
    jual_rp: 0,
    aktif: true,
  },
})
