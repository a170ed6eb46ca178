import { code, integer, persen, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * Interest per month by the principal (DOMAIN 5): of the rows that have begun, the one with the
 * highest principal that a loan reaches; of two for one principal the later.
 */
export const bungaHutang = defineMaster({
  name: 'para_bunga_hutang',
  title: 'Parameter Bunga Hutang',
  path: '/parameter-bunga-hutang',
  icon: 'loan',
  purpose: 'Bunga per bulan menurut pokok pinjaman',
  menu: 'hutang',
  when: 'PARAMETER_HUTANG_MODULE',
  key: 'kode_bunga',
  shown: 'kode_bunga',
  fields: {
    kode_bunga: code({ label: 'Kode Bunga', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    pokok_dari: rupiah({
      label: 'Pokok Dari',
      hint: 'Berlaku mulai pokok ini',
      required: true,
      initial: 0,
    }),
    bunga_persen: persen({ label: 'Bunga Per Bulan (%)', required: true }),
    hari_minimum: integer({
      label: 'Hari Paling Sedikit',
      hint: 'Bunga dihitung paling sedikit untuk sekian hari',
      required: true,
      initial: 15,
      max: 366,
    }),
  },
  calls: usualCalls('para-bunga-hutang', 'kode_bunga', 'para-bunga-hutang'),
  contoh: {
    kode_bunga: 'B5JT',
    berlaku_mulai: '2030-01-01',
    pokok_dari: 5_000_000,
    bunga_persen: 1_75,
    hari_minimum: 15,
  },
})
