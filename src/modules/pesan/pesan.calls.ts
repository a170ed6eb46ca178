import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  list,
  open,
  paragraph,
  phone,
  saat,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { anyone, whoSees } from '#kernel/right'
import { layarWhatsapp } from './layar.ts'

const sure = { required: true } as const
const when = 'WHATSAPP_MODULE'
const setelan = whoSees(layarWhatsapp)

/** The screens on which a note stands that a customer may be sent. */
const layarNota = [
  ...['/transaksi-penjualan', '/lihat-penjualan', '/transaksi-pembelian', '/lihat-pembelian'],
  ...['/transaksi-jual-beli-manual', '/lihat-penjualan-manual', '/lihat-pembelian-manual'],
  ...['/lihat-titipan', '/lihat-pesanan', '/lihat-services', '/lihat-hutang', '/lihat-cicilan'],
]

/** What becomes of a message. */
export const statusPesan = {
  ANTRI: 'Menunggu',
  JALAN: 'Sedang Dikirim',
  TERKIRIM: 'Terkirim',
  SAMPAI: 'Sampai Di HP',
  DIBACA: 'Dibaca',
  GAGAL: 'Gagal',
  TIDAK_PASTI: 'Tidak Pasti',
  BATAL: 'Dibatalkan',
} as const

/** To whom, and what. */
export const isiChat = {
  receiver: phone({
    label: 'No WA',
    required: 'Mohon Masukan Nomor Handphone',
    min: 11,
    tooShort: 'Mohn Masukan Nomor Handphone Yang Valid', // SPEC 5, literally
  }),
  message: paragraph({ label: 'Isi Pesan', ...sure, max: 4000 }),
}

/** SPEC 7: a message to a customer. */
export const kirimChat = defineEndpoint({
  method: 'POST',
  path: 'chat/send',
  summary: 'Sends a message by WhatsApp; answers whether it went out',
  right: whoSees(layarWhatsapp, ...layarNota),
  when,
  body: { ...isiChat, type: choice({ label: 'Jenis', of: { text: 'Teks' }, initial: 'text' }) },
  answer: group({
    success: yes({ label: 'Terkirim' }),
    status: choice({ label: 'Status', of: statusPesan, ...sure }),
  }),
})

const id = uuid({ label: 'Pesan', ...sure })

/** A message in the outbox. */
export const barisPesan = {
  saat: saat({ label: 'Waktu', ...sure }),
  status: choice({ label: 'Status', of: statusPesan, ...sure }),
  galat: text({ label: 'Keterangan' }),
  kanal: choice({ label: 'Lewat', of: { WHATSAPP: 'WhatsApp', EMAIL: 'E-mail' }, ...sure }),
  penerima: text({ label: 'Penerima', ...sure }),
  nama_pesan: text({ label: 'Jenis', ...sure }),
  isi: paragraph({ label: 'Isi Pesan', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
}

export const daftarPesan = defineEndpoint({
  method: 'GET',
  path: 'pesan/lihat',
  summary: 'The outbox: whether messages can be sent, and the latest 300',
  right: setelan,
  when,
  answer: group({
    diatur: yes({ label: 'Layanan Diatur' }),
    surat: yes({ label: 'E-mail' }),
    pengirim: text({ label: 'Nomor Pengirim WhatsApp' }),
    /** Where the Cloud API says what became of a message; null: this server does not send by it. */
    alamat_kabar: text({ label: 'Alamat Kabar' }),
    kabar: yes({ label: 'Kabar Diterima' }),
    pesan: list({ id, coba: integer({ label: 'Percobaan', ...sure }), ...barisPesan }),
  }),
})

export const ulangiPesan = defineEndpoint({
  method: 'POST',
  path: 'pesan/kirim-lagi',
  summary: 'Sends a message again that failed, or of which nobody knows',
  right: setelan,
  when,
  body: { id },
})

export const batalPesan = defineEndpoint({
  method: 'POST',
  path: 'pesan/batal',
  summary: 'A message that is not sent yet, or failed, is not sent any more',
  right: setelan,
  when,
  body: { id },
})

const kabar = 'whatsapp/webhook'

/** The Cloud API asks once whether this address is ours, before it tells anything to it. */
export const kenalKabar = defineEndpoint({
  method: 'GET',
  path: kabar,
  summary: 'Answers the challenge of the WhatsApp Cloud API, if it knows the verify token',
  right: anyone,
  file: true,
  query: {
    'hub.mode': text({ label: 'Mode' }),
    'hub.verify_token': text({ label: 'Token', max: 400 }),
    'hub.challenge': text({ label: 'Isi', max: 400 }),
  },
})

/** What became of messages: signed over the raw body, so its parts are read after that alone. */
export const terimaKabar = defineEndpoint({
  method: 'POST',
  path: kabar,
  summary: 'What the WhatsApp Cloud API says later of messages: sent, delivered, read, failed',
  right: anyone,
  body: { entry: open({ label: 'Isi' }) },
})
