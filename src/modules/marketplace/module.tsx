import { defineWebModule } from '#web/module'
import { marketplace as modul } from './module.ts'

export const marketplace = defineWebModule({
  modul,
  screens: {
    '/kategori-marketplace': async () => (await import('./KategoriScreen.tsx')).KategoriScreen,
    '/setting-marketplace': async () => (await import('./MarketplaceScreen.tsx')).MarketplaceScreen,
  },
})
