import { defineWebModule } from '#web/module'
import { harga as modul } from './module.ts'

export const harga = defineWebModule({
  modul,
  screens: {
    '/harga-emas-hari-ini': async () =>
      (await import('./HargaEmasHariIniScreen.tsx')).HargaEmasHariIniScreen,
  },
  homeKeys: { harga_belum: async () => (await import('./TetapSama.tsx')).TetapSama },
})
