import { code, integer, persen, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What a point is worth when it pays, and how far it may. The latest row that has begun counts. */
export const parameterPoint = defineMaster({
  name: 'para_poin',
  title: 'Parameter Point',
  unread: true,
  path: '/master-parameter-point',
  icon: 'star',
  purpose: 'Nilai satu point dan batas pembayaran dengan point',
  key: 'kode_point',
  shown: 'kode_point',
  fields: {
    kode_point: code({ label: 'Kode Point', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    nilai_rp: rupiah({ label: 'Nilai Satu Point', required: true, min: 1 }),
    point_minimum: integer({ label: 'Point Paling Sedikit', required: true, initial: 1 }),
    batas_persen: persen({
      label: 'Batas Bayar (%)',
      hint: 'Bagian nota yang boleh dibayar dengan point',
      required: true,
      initial: 100_00,
    }),
  },
  calls: usualCalls('parapoin', 'kode_point'),
  contoh: {
    kode_point: '2030',
    berlaku_mulai: '2030-01-01',
    nilai_rp: 1_000,
    point_minimum: 10,
    batas_persen: 50_00,
  },
})
