import { defineWebModule } from '#web/module'
import { profit as modul } from './module.ts'

export const profit = defineWebModule({
  modul,
  screens: {
    '/update-profit-barang': async () =>
      (await import('./UpdateProfitScreen.tsx')).UpdateProfitScreen,
  },
})
