import { defineWebModule } from '#web/module'
import { titipan as modul } from './module.ts'

export const titipan = defineWebModule({
  modul,
  screens: {
    '/lihat-titipan': async () => (await import('./LihatTitipanScreen.tsx')).LihatTitipanScreen,
    '/validasi-titipan': async () =>
      (await import('./ValidasiTitipanScreen.tsx')).ValidasiTitipanScreen,
  },
  opens: { titipan: (nomor) => `/lihat-titipan?nota=${encodeURIComponent(nomor)}` },
  search: [
    { title: 'Titipan', find: async (...asked) => (await import('./cari.tsx')).cari(...asked) },
  ],
})
