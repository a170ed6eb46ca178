import { code, integer, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What a principal may be: not less, in these steps, for this long. */
export const hutangPokok = defineMaster({
  name: 'para_hutang_pokok',
  title: 'Parameter Hutang Pokok',
  path: '/parameter-hutang-pokok',
  icon: 'loan',
  purpose: 'Pokok pinjaman: paling sedikit, kelipatan dan jangka waktu',
  menu: 'hutang',
  when: 'PARAMETER_HUTANG_MODULE',
  key: 'kode_pokok',
  shown: 'kode_pokok',
  fields: {
    kode_pokok: code({ label: 'Kode Pokok', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    pokok_minimum: rupiah({ label: 'Pokok Paling Sedikit', required: true, min: 1 }),
    kelipatan_rp: rupiah({ label: 'Kelipatan Rp', required: true, initial: 50_000, min: 1 }),
    lama_hari: integer({ label: 'Jangka Waktu (Hari)', required: true, initial: 120, max: 3_660 }),
    biaya_rp: rupiah({ label: 'Biaya Administrasi', required: true, initial: 0 }),
  },
  calls: usualCalls('para-hutang-pokok', 'kode_pokok', 'para-hutang-pokok'),
  contoh: {
    kode_pokok: '2030',
    berlaku_mulai: '2030-01-01',
    pokok_minimum: 100_000,
    kelipatan_rp: 50_000,
    lama_hari: 120,
    biaya_rp: 10_000,
  },
})
