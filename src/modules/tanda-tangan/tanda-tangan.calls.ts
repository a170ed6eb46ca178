import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, group, list, maybe, open, saat, text, uuid, yes } from '#kernel/field'
import { anyone } from '#kernel/right'
import { kunciLayar } from '#modules/layar/layar.calls'
import { hakTanda } from './hak.ts'

const sure = { required: true } as const

export const keadaanTanda = {
  DIMINTA: 'Menunggu Customer',
  TANDA: 'Ditandatangani',
  TOLAK: 'Ditolak Customer',
  DIGANTI: 'Dibatalkan',
  LEWAT: 'Tidak Dijawab Customer', // never stored: asked too long ago, or its screen is gone
} as const

const nomor = code({ label: 'No Dokumen', ...sure, max: 40 })

/** What stands on the screen to be signed. */
const isiDiminta = {
  id: uuid({ label: 'Id', ...sure }),
  nomor: text({ label: 'No Dokumen', ...sure }),
  jenis: text({ label: 'Jenis', ...sure }),
  nama: text({ label: 'Nama' }),
  baris: open({ label: 'Isi' }),
}

export const mintaTanda = defineEndpoint({
  method: 'POST',
  path: 'tanda-tangan',
  summary: 'Ask the customer at this counter to sign a document on his screen',
  right: hakTanda,
  body: { nomor },
  answer: group({ layar: yes({ label: 'Ada Layar' }) }),
})

export const lihatTanda = defineEndpoint({
  method: 'GET',
  path: 'tanda-tangan/{nomor}',
  summary: 'What was signed of a document, newest first, and whether its figures are still those',
  right: hakTanda,
  answer: list({
    keadaan: choice({ label: 'Keadaan', of: keadaanTanda, ...sure }),
    berlaku: yes({ label: 'Berlaku' }),
    gambar: text({ label: 'Gambar' }),
    diminta_oleh: text({ label: 'Oleh', ...sure }),
    diminta_pada: saat({ label: 'Diminta', ...sure }),
    dijawab_pada: saat({ label: 'Dijawab' }),
  }),
})

export const batalTanda = defineEndpoint({
  method: 'DELETE',
  path: 'tanda-tangan',
  summary: 'Take back what this counter, or another of this document, asks the customer to sign',
  right: hakTanda,
  query: { nomor: code({ label: 'No Dokumen', max: 40 }) },
})

export const tandaMenunggu = defineEndpoint({
  method: 'POST',
  path: 'layar/tanda-tangan/menunggu',
  summary: 'What a screen is asked to have signed',
  right: anyone,
  reads: true,
  body: { kunci: kunciLayar },
  answer: maybe(isiDiminta),
})

export const jawabTanda = defineEndpoint({
  method: 'POST',
  path: 'layar/tanda-tangan',
  summary: 'The customer has signed, or does not want to',
  right: anyone,
  body: {
    kunci: kunciLayar,
    id: uuid({ label: 'Id', ...sure }),
    tolak: yes({ label: 'Tolak' }),
    goresan: text({ label: 'Tanda Tangan', max: 60_000 }),
  },
})
