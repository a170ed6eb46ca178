import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  list,
  paragraph,
  phone,
  saat,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
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
