import { defineWebModule } from '#web/module'
import { koran as modul } from './module.ts'

export const koran = defineWebModule({
  modul,
  screens: {
    '/rekonsiliasi-bank': async () => (await import('./RekonsiliasiScreen.tsx')).RekonsiliasiScreen,
  },
})
