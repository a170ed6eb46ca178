import { defineWebModule } from '#web/module'
import { preorder as modul } from './module.ts'

export const preorder = defineWebModule({
  modul,
  screens: {
    '/import-pre-order': async () => (await import('./ImporPreOrder.tsx')).ImporPreOrderScreen,
  },
})
