import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { layarWhatsapp } from './layar.ts'
import { settingPesan } from './setting.ts'
import { templatePesan } from './template-pesan.ts'

/** Messages to customers: what is to be sent waits in an outbox until it is. */
export const pesan = defineModule({
  name: 'pesan',
  needs: ['toko'],
  settings: settingPesan,
  masters: [templatePesan],
  person: {
    pesan: {
      place: 90,
      title: 'Pesan',
      text: '{{jumlah}} pesan terkirim, terakhir {{terakhir}}',
      paths: [layarWhatsapp],
      when: 'WHATSAPP_MODULE',
      figures: { terakhir: 'tanggal' },
      plain: true,
    },
  },
  closing: {
    pesan: {
      step: 'LAIN',
      text: '{{jumlah}} Pesan WhatsApp Tidak Terkirim',
      path: layarWhatsapp,
    },
  },
  screens: [
    defineScreen({
      path: layarWhatsapp,
      title: 'Setting WhatsApp',
      menu: 'utility',
      heading: 'WhatsApp',
      icon: 'whatsapp',
      purpose: 'Pesan yang terkirim, yang menunggu dan yang gagal; coba kirim satu',
      initially: ['SPV', 'MU', 'DEV'],
      when: 'WHATSAPP_MODULE',
    }),
  ],
})
