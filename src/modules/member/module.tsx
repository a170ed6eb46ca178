import { defineWebModule } from '#web/module'
import { member as modul } from './module.ts'

const ringkas = async () => (await import('./RingkasMember.tsx')).RingkasMember

export const member = defineWebModule({
  modul,
  besides: { '/tukar-point': ringkas, '/transaksi-poin': ringkas },
})
