import { defineWebModule } from '#web/module'
import { riwayat as modul } from './module.ts'

export const riwayat = defineWebModule({
  modul,
  screens: {
    '/laporan-riwayat-barang': async () =>
      (await import('./RiwayatBarangScreen.tsx')).RiwayatBarangScreen,
    '/jejak-dokumen': async () =>
      (await import('./jejak/JejakDokumenScreen.tsx')).JejakDokumenScreen,
  },
  search: [
    {
      title: 'Dokumen',
      find: async (...asked) => (await import('./jejak/cari.tsx')).cari(...asked),
    },
  ],
})
