import { paragraph, ref } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog } from './halaman-katalog.ts'

/** What the members' app says of a price group, such as how it may be sold back. */
export const groupDescriptionKatalog = defineMaster({
  name: 'group_description_katalog',
  title: 'Deskripsi Group Katalog',
  path: '/group-description-katalog',
  icon: 'purity',
  purpose: 'Penjelasan tiap kadar pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_group',
  shown: 'kode_group',
  fields: {
    kode_group: ref('group_harga', { label: 'Group', required: true }),
    description: paragraph({ label: 'Deskripsi', required: true }),
  },
  calls: callsKatalog('app/member/group-description', 'kode_group'),
  sentences: { empty: 'Data Harga Kosong' },
  contoh: { kode_group: '75', description: 'Emas 18 karat, dapat dijual kembali' },
})
