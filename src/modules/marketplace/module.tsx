import { defineWebModule } from '#web/module'
import { marketplace as modul } from './module.ts'

export const marketplace = defineWebModule({
  modul,
  screens: {
    '/setting-marketplace': async () => (await import('./MarketplaceScreen.tsx')).MarketplaceScreen,
  },
})
