import { code, phone, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog } from './halaman-katalog.ts'

/** Whom a member writes to, by WhatsApp. */
export const kontakAdminKatalog = defineMaster({
  name: 'kontak_admin_katalog',
  title: 'Kontak Admin Katalog',
  path: '/kontak-admin-katalog',
  icon: 'whatsapp',
  purpose: 'Nomor WhatsApp admin pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_admin',
  shown: 'nama_admin',
  fields: {
    kode_admin: code({ label: 'Kode Admin', required: true }),
    nama_admin: text({ label: 'Nama Admin', required: 'Mohon Masukan Nama Admin' }),
    no_hp: phone({
      label: 'No HP',
      required: 'Mohon Masukan Nomor Handphone',
      min: 11,
      tooShort: 'Mohn Masukan Nomor Handphone Yang Valid', // SPEC 5, literally
    }),
  },
  calls: callsKatalog('app/member/admin-chat', 'kode_admin'),
  sentences: {
    createFailed: 'Gagal Menambahkan KontakAdmin Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Merubah KontakAdmin Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus KontakAdmin Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: { kode_admin: 'PUSAT', nama_admin: 'Ibu Ratna', no_hp: '6281234567890' },
})
