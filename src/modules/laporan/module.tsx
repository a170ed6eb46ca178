import { defineWebModule } from '#web/module'
import { laporan as modul } from './module.ts'

export const laporan = defineWebModule({
  modul,
  screens: {
    '/laporan-saya': async () => (await import('./LaporanSayaScreen.tsx')).LaporanSayaScreen,
  },
  search: [
    {
      title: 'Saringan Tersimpan',
      find: async (...asked) => (await import('./cari-saringan.tsx')).cariSaringan(...asked),
    },
  ],
})
