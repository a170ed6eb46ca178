import { defineWebModule } from '#web/module'
import { member as modul } from './module.ts'

const ringkas = async () => (await import('./RingkasMember.tsx')).RingkasMember

export const member = defineWebModule({
  modul,
  screens: {
    '/setting-member': async () => (await import('./SettingMemberScreen.tsx')).SettingMemberScreen,
  },
  besides: { '/tukar-point': ringkas, '/transaksi-poin': ringkas },
})
