import { choice, code, image, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'

/** What the app shows while it starts: one picture for members, three for guests. */
export const splashscreenKatalog = defineMaster({
  name: 'splashscreen_katalog',
  title: 'Splashscreen Katalog',
  path: '/splashscreen-katalog',
  icon: 'phone',
  purpose: 'Layar pembuka aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode',
  shown: 'screen_name',
  fixed: true,
  reloads: true,
  fields: {
    kode: code({ label: 'Kode', required: true }),
    screen_name: text({ label: 'Nama', required: true, given: true }),
    text: text({ label: 'Text', required: true, max: 200 }),
    position: choice({
      label: 'Posisi',
      of: { ATAS: 'Atas', BAWAH: 'Bawah' },
      required: true,
    }),
    image_path: image({ label: 'Gambar', folder: 'SPLASHSCREEN', potong: true }),
  },
  calls: {
    list: 'app/splash-screen',
    create: 'app/splash-screen',
    update: 'app/splash-screen/{kode}',
    delete: 'app/splash-screen/{kode}',
  },
  sentences: { updateFailed: 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi' },
  contoh: {
    kode: 'MEMBER',
    screen_name: 'Member',
    text: 'Selamat datang',
    position: 'BAWAH',
    image_path: 'SPLASHSCREEN/contoh.jpg',
  },
})
