import { defineWebModule } from '#web/module'
import { pembayaran } from './module.ts'

export const pembayaranWeb = defineWebModule({
  modul: pembayaran,
  parts: { bayar: () => import('./BayarPart.tsx').then((m) => m.BayarPart) },
})
