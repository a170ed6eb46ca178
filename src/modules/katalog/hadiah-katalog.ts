import { code, integer, paragraph, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog, gambarKatalog } from './halaman-katalog.ts'

/** A gift as the members' app shows it; what is exchanged is the master `hadiah` (ADR 0327). */
export const hadiahKatalog = defineMaster({
  name: 'hadiah_katalog',
  title: 'Hadiah Katalog',
  path: '/hadiah-katalog',
  icon: 'gift',
  purpose: 'Hadiah yang dilihat pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_hadiah',
  shown: 'nama_hadiah',
  fields: {
    kode_hadiah: code({ label: 'Kode Hadiah', required: true }),
    nama_hadiah: text({ label: 'Nama Hadiah', required: true }),
    info: text({ label: 'Info', required: true }),
    sub_info: text({ label: 'Sub Info', required: true }),
    deskripsi: paragraph({ label: 'Deskripsi' }),
    point: integer({ label: 'Point', required: true, min: 1 }),
    ...gambarKatalog('HADIAH'),
  },
  calls: callsKatalog('app/member/list-gift', 'kode_hadiah'),
  sentences: { empty: 'Data Hadiah Kosong' },
  contoh: {
    kode_hadiah: 'PAYUNG',
    nama_hadiah: 'Payung Lipat',
    info: 'Payung',
    sub_info: 'Warna emas',
    deskripsi: null,
    point: 50,
    gambar_path: 'HADIAH/contoh.jpg',
    gambar_name: 'contoh.jpg',
  },
})
