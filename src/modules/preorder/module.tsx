import { defineWebModule } from '#web/module'
import { preorder as modul } from './module.ts'

export const preorder = defineWebModule({
  modul,
  besides: {
    '/transaksi-pre-order': async () => (await import('./JumlahPreOrder.tsx')).JumlahPreOrder,
  },
  screens: {
    '/import-pre-order': async () => (await import('./ImporPreOrder.tsx')).ImporPreOrderScreen,
  },
})
