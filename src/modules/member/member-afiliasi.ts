import { code, integer, persen, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** What a member earns by whom he brought: once, and of each of that member's points. */
export const memberAfiliasi = defineMaster({
  name: 'parameter_member_afiliasi',
  title: 'Parameter Member Afiliasi',
  path: '/parameter-member-afiliasi',
  icon: 'people',
  purpose: 'Point bagi member yang mengajak member baru',
  menu: 'member',
  when: 'MEMBER_MODULE',
  key: 'kode_afiliasi',
  shown: 'nama_afiliasi',
  fields: {
    kode_afiliasi: code({ label: 'Kode Afiliasi', required: true }),
    nama_afiliasi: text({ label: 'Nama Afiliasi', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    point_ajak: integer({ label: 'Point Sekali Ajak', required: true, initial: 0 }),
    bagian_persen: persen({ label: 'Bagian Point (%)', required: true, initial: 0 }),
  },
  calls: usualCalls('parameter-member-afiliasi', 'kode_afiliasi', 'parameter-member-afiliasi'),
  contoh: {
    kode_afiliasi: 'TEMAN',
    nama_afiliasi: 'Ajak Teman',
    berlaku_mulai: '2030-01-01',
    point_ajak: 10,
    bagian_persen: 5_00,
  },
})
