import { defineWebModule } from '#web/module'
import { pelanggan } from './module.ts'

export const pelangganWeb = defineWebModule({
  modul: pelanggan,
  parts: { orang: () => import('./OrangPart.tsx').then((m) => m.OrangPart) },
})
