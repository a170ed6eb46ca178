import { code, ref, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The most that is lent on one loan; a row for a jenis wins over the one for all. */
export const plafondHutang = defineMaster({
  name: 'plafond_hutang',
  title: 'Parameter Plafond Hutang',
  path: '/parameter-plafond-hutang',
  icon: 'loan',
  purpose: 'Pinjaman paling banyak untuk satu surat hutang',
  menu: 'hutang',
  when: 'PARAMETER_HUTANG_MODULE',
  key: 'kode_plafond',
  shown: 'kode_plafond',
  fields: {
    kode_plafond: code({ label: 'Kode Plafond', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong berarti semua' }),
    plafond_rp: rupiah({ label: 'Plafond', required: true, min: 1 }),
  },
  calls: usualCalls('plafond-hutang', 'kode_plafond', 'plafond-hutang'),
  contoh: {
    kode_plafond: 'CINCIN',
    berlaku_mulai: '2030-01-01',
    kode_dept: 'CC',
    plafond_rp: 25_000_000,
  },
})
