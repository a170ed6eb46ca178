import { defineEndpoint } from '#kernel/endpoint'
import { choice, color, group, list, saat, secret, tanggal, text, uuid, yes } from '#kernel/field'
import { anyone, signedIn } from '#kernel/right'

const sure = { required: true } as const

export const jenisLayar = { PAPAN: 'Papan Harga', PELANGGAN: 'Layar Pelanggan' } as const
export type JenisLayar = keyof typeof jenisLayar
const jenis = choice({ label: 'Jenis', of: jenisLayar, ...sure })

/** The key in the address of a screen: whoever has it sees what the screen shows. */
export const kunciLayar = secret({ label: 'Kunci Layar', ...sure, max: 100 })

export const barisLayar = {
  id: uuid({ label: '', ...sure, hidden: true }),
  nama: text({ label: 'Nama', ...sure }),
  di_sini: yes({ label: 'Konter Ini' }),
  dibuat: saat({ label: 'Dibuat', ...sure }),
  dibuat_oleh: text({ label: 'Oleh', ...sure }),
  terlihat: saat({ label: 'Terlihat' }),
}

export const daftarLayar = defineEndpoint({
  method: 'GET',
  path: 'layar',
  summary: 'Screens without a person: price boards, or the customer’s sides of counters',
  right: signedIn,
  query: { jenis },
  answer: list(barisLayar),
})

export const buatLayar = defineEndpoint({
  method: 'POST',
  path: 'layar',
  summary: 'Let a screen in without a password; its key is told once, for its address',
  right: signedIn,
  body: {
    jenis,
    nama: text({ label: 'Nama', required: 'Harus Diisi', max: 40 }),
  },
  answer: group({ kunci: text({ label: 'Kunci Layar', ...sure }) }), // once
})

export const cabutLayar = defineEndpoint({
  method: 'DELETE',
  path: 'layar/{id}',
  summary: 'Shut a screen out: its key opens nothing from then on',
  right: signedIn,
})

/** What every screen shows of its shop. */
export const tokoLayar = {
  nama_toko: text({ label: 'Nama Toko', ...sure }),
  zona: text({ label: 'Zona', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  ada_logo: yes({ label: 'Logo' }),
  warna: color({ label: 'Warna' }),
  sapaan: text({ label: 'Sapaan' }),
}

export const logoLayar = defineEndpoint({
  method: 'POST',
  path: 'layar/logo',
  summary: 'The logo of the shop, for a screen that shows its key',
  right: anyone,
  reads: true,
  body: { kunci: kunciLayar },
  file: true,
})
