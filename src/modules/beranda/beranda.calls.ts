import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, group, integer, list, rupiah, tanggal, text, yes } from '#kernel/field'
import { morningParts } from '#kernel/module'
import { signedIn, whoSees } from '#kernel/right'

const sure = { required: true } as const

export const nada = { BIASA: 'Biasa', TUNGGU: 'Menunggu', BURUK: 'Ganjil' } as const

/** A line of home: what it is about, its sentence, and the address that it opens. */
export const barisBeranda = {
  bagian: choice({ label: 'Bagian', of: morningParts, ...sure }),
  kode: text({ label: 'Kode', ...sure }),
  kalimat: text({ label: 'Keterangan', ...sure, max: 2000 }),
  path: text({ label: 'Alamat', ...sure }),
  nada: choice({ label: 'Nada', of: nada, ...sure }),
  diam: yes({ label: 'Didiamkan' }),
}

export const bacaBeranda = defineEndpoint({
  method: 'GET',
  path: 'beranda',
  summary: 'What this person has to know and to do now, each line with the screen that it opens',
  right: signedIn,
  query: { lambat: yes({ label: 'Yang Lama Dihitung' }) },
  answer: list(barisBeranda),
})

export const diamkan = defineEndpoint({
  method: 'POST',
  path: 'beranda/diam',
  summary: 'Be told of this kind of news no more, or again; home shows it all the same',
  right: signedIn,
  body: { kode: text({ label: 'Kode', ...sure, max: 80 }), diam: yes({ label: 'Didiamkan' }) },
})

/** A shop as the head office sees it in the morning. */
export const barisToko = {
  kode_toko: code({ label: 'Toko', ...sure }),
  nama_toko: text({ label: 'Nama Toko', ...sure }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  buka: yes({ label: 'Buka' }),
  lewat: yes({ label: 'Belum Ditutup' }),
  jual: rupiah({ label: 'Penjualan', ...sure, min: -9_999_999_999_999 }),
  menunggu: integer({ label: 'Menunggu', ...sure }),
}

export const bacaToko = defineEndpoint({
  method: 'GET',
  path: 'beranda/toko',
  summary: 'Every shop of the chain: its day, whether it is closed, what waits',
  right: whoSees('/dashboardPusat'),
  portal: 'cabang',
  answer: group({
    toko: list(barisToko),
    gagal: list({
      kode_toko: barisToko.kode_toko,
      nama_toko: barisToko.nama_toko,
      kalimat: text({ label: 'Keterangan', ...sure, max: 2000 }),
    }),
  }),
})
