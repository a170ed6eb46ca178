import { image, paragraph, text } from '#kernel/field'
import type { MasterCalls } from '#kernel/master'

/** Width and height in which the members' app shows pictures of these folders. */
const bentuk = {
  HADIAH: [1, 1],
  KATEGORI_ICON: [1, 1],
  BANNER_ICON: [16, 9],
  INFO_ICON: [16, 10],
} as const

/** A picture of the members' app, and the last part of its path: the database writes that. */
export const gambarKatalog = (
  folder: keyof typeof bentuk,
  required = 'Gambar Wajib Dimasukan',
) => ({
  gambar_path: image({ label: 'Gambar', folder, required, potong: true, bentuk: bentuk[folder] }),
  gambar_name: text({ label: 'Nama Gambar', hidden: true }),
})

/** What a banner and an info of the app say (SPEC 3, 5); a space stands for nothing. */
export const halamanKatalog = (folder: 'BANNER_ICON' | 'INFO_ICON') => ({
  title: text({ label: 'Title', required: true }),
  sub_title: text({ label: 'Sub Title' }),
  info: text({ label: 'Info', required: true, max: 200 }),
  sub_info: text({ label: 'Sub Info', required: true, max: 200 }),
  deskripsi: paragraph({ label: 'Deskripsi' }),
  url_pendukung: text({ label: 'URL Pendukung', required: true, max: 300 }),
  nama_tombol: text({
    label: 'Nama Tombol',
    required: 'URL Pendukung Tidak Boleh Kosong', // SPEC 5, literally
    max: 40,
  }),
  ...gambarKatalog(folder),
})

/** The four calls of a list of the app. */
export const callsKatalog = (base: string, key: string): MasterCalls => ({
  list: base,
  create: base,
  update: `${base}/edit/{${key}}`,
  delete: `${base}/delete/{${key}}`,
})
