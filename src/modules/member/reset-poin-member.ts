import { choice, code, integer, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** When points lapse: on a day of every year, or so many months after they were earned. */
export const resetPoinMember = defineMaster({
  name: 'para_reset_poin_member',
  title: 'Parameter Reset Poin Member',
  path: '/parameter-reset-poin-member',
  icon: 'undo',
  purpose: 'Kapan point member hangus',
  menu: 'member',
  when: 'MEMBER_MODULE',
  key: 'kode_reset',
  shown: 'kode_reset',
  fields: {
    kode_reset: code({ label: 'Kode Reset', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    cara_reset: choice({
      label: 'Cara Reset',
      of: { TAHUNAN: 'Setiap Tahun', UMUR: 'Menurut Umur Point', TIDAK: 'Tidak Pernah' },
      required: true,
      initial: 'TAHUNAN',
    }),
    tgl_reset: integer({ label: 'Tanggal', required: true, initial: 31, min: 1, max: 31 }),
    bulan_reset: integer({ label: 'Bulan', required: true, initial: 12, min: 1, max: 12 }),
    umur_bulan: integer({ label: 'Umur Point (Bulan)', required: true, initial: 12, max: 120 }),
  },
  calls: usualCalls('para-reset-poin-member', 'kode_reset', 'para-reset-poin-member'),
  contoh: {
    kode_reset: '2030',
    berlaku_mulai: '2030-01-01',
    cara_reset: 'UMUR',
    tgl_reset: 31,
    bulan_reset: 12,
    umur_bulan: 24,
  },
})
