import { choice, code, phone, ref, tanggal, text } from '#kernel/field'
import { languages } from '#kernel/language'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { tempatAlamat } from '#modules/toko/wilayah'

/** A code outlives whoever is forgotten, so it must not be his number. */
const nomorHpKah = (kode: string, hp: string): boolean => {
  const digits = kode.replace(/\D/g, '')
  return digits.length >= 9 && digits.slice(-9) === hp.slice(-9)
}

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
      hint: 'Nomor kartunya, bukan nomor HP-nya: kode tetap ada di buku point',
      required: true,
      max: 30,
      open: 'member',
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
    email: text({ label: 'E-mail', max: 120 }),
    saluran: choice({
      label: 'Setuju Dikabari Lewat',
      hint: 'Ucapan dan nota, selain kabar tentang barang dan hutangnya',
      of: { WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' },
    }),
    bahasa: choice({ label: 'Bahasa', of: languages }),
    aktif,
  },
  rule: ({ email, kode_ajak, kode_member, no_hp, saluran }) =>
    kode_ajak === kode_member
      ? { field: 'kode_ajak', text: 'Member Tidak Mengajak Dirinya' }
      : nomorHpKah(kode_member, no_hp)
        ? { field: 'kode_member', text: 'Kode Member Bukan Nomor HP-nya' }
        : email !== null && !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email)
          ? { field: 'email', text: 'E-mail Tidak Valid' }
          : saluran === 'EMAIL' && email === null
            ? { field: 'email', text: 'E-mail Harus Diisi' }
            : undefined,
  guarded: ['no_hp', 'alamat_member', 'kode_kota', 'kode_kecamatan', 'tgl_lahir', 'email'],
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
    email: 'rini@contoh.id',
    saluran: 'WHATSAPP',
    bahasa: 'id',
    aktif: true,
  },
})
