import { code, phone, ref, tanggal, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { tempatAlamat } from '#modules/toko/wilayah'

/** Whoever collects points: of the whole chain, the person with this telephone number. */
export const member = defineMaster({
  name: 'member',
  title: 'Data Member',
  path: '/data-member',
  icon: 'people',
  purpose: 'Pelanggan yang mengumpulkan point, sama untuk semua toko',
  menu: 'member',
  when: 'MEMBER_MODULE',
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  chain: true,
  key: 'kode_member',
  shown: 'nama_member',
  fields: {
    kode_member: code({
      label: 'Kode Member',
      hint: 'Nomor kartunya; tanpa kartu nomor HP-nya',
      required: true,
      max: 30,
    }),
    nama_member: text({ label: 'Nama Member', required: true }),
    no_hp: phone({
      label: 'No HP',
      required: true,
      min: 11,
      tooShort: 'Mohn Masukan Nomor Handphone Yang Valid',
    }),
    alamat_member: text({ label: 'Alamat Member', max: 200 }),
    ...tempatAlamat,
    tgl_lahir: tanggal({ label: 'Tanggal Lahir' }),
    kode_ajak: ref('member', { label: 'Diajak Oleh' }),
    aktif,
  },
  rule: ({ kode_ajak, kode_member }) =>
    kode_ajak === kode_member
      ? { field: 'kode_ajak', text: 'Member Tidak Mengajak Dirinya' }
      : undefined,
  guarded: ['no_hp', 'alamat_member', 'kode_kota', 'kode_kecamatan', 'tgl_lahir'],
  calls: usualCalls('member', 'kode_member'),
  sentences: { empty: 'Member Tidak Ditemukan' },
  contoh: {
    kode_member: 'M0001',
    nama_member: 'Rini Contoh',
    no_hp: '6281234509876',
    alamat_member: 'Jl. Contoh 1',
    kode_kota: '3279',
    kode_kecamatan: '3279010',
    tgl_lahir: '1990-02-28',
    kode_ajak: null,
    aktif: true,
  },
})
