import { text } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingPesan = settings({
  WHATSAPP_MODULE: flag('Modul WhatsApp', {
    area: 'Modul',
    switches: 'Nota dan pemberitahuan dikirim ke pelanggan lewat WhatsApp',
  }),
  WHATSAPP_PENGIRIM: parameter(text({ label: 'Nomor Pengirim WhatsApp', max: 40 }), null, {
    area: 'WhatsApp',
    switches: 'Nomor toko di layanan WhatsApp (phone number ID)',
    levels: ['OWN', 'SU'],
  }),
})
