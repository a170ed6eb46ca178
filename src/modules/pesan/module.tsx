import { defineWebModule } from '#web/module'
import { pesan as modul } from './module.ts'

export const pesan = defineWebModule({
  modul,
  screens: {
    '/setting-whatsapp': async () => (await import('./WhatsappScreen.tsx')).WhatsappScreen,
  },
})
