import { defineEndpoint } from './endpoint.ts'
import { choice, group, list, open, text, uuid, yes } from './field.ts'
import { bandingan, periods } from './periode.ts'
import { signedIn } from './right.ts'

// What a person keeps of reports and lists (docs/adr/0351): a filter under a name, and his columns.

const sure = { required: true } as const
export const path = text({ label: 'Alamat', ...sure, max: 80 })
export const id = uuid({ label: 'ID', ...sure })
export const nama = text({ label: 'Nama', ...sure, max: 60 })

/** How a report is asked: filters as on the wire, a period by its word instead of dates. */
export const caraLaporan = {
  saring: open({ label: 'Saringan' }),
  periode: choice({ label: 'Periode', of: periods }),
  banding: choice({ label: 'Bandingkan', of: bandingan }),
  sisi: yes({ label: 'Toko Berdampingan' }),
  toko: text({ label: 'Toko', max: 1000 }),
  kolom: text({ label: 'Kolom', max: 2000 }),
}

export const tampilanLaporan = defineEndpoint({
  method: 'GET',
  path: 'laporan/tampilan',
  summary: 'Of a report or a list: the filters kept under a name, and my columns',
  right: signedIn,
  query: { path },
  answer: group({
    tampilan: list({
      id,
      nama,
      isi: group({ ...caraLaporan }),
      bersama: yes({ label: 'Untuk Semua' }),
      milik: yes({ label: 'Milik Saya' }),
    }),
    kolom: text({ label: 'Kolom' }),
  }),
})

export const isiTampilan = {
  nama,
  bersama: yes({ label: 'Bagikan Ke Semua Pengguna Toko' }),
}

export const simpanTampilan = defineEndpoint({
  method: 'POST',
  path: 'laporan/tampilan',
  summary: 'Keeps a filter under a name; the same name again is the same filter, changed',
  right: signedIn,
  body: { path, ...isiTampilan, isi: group({ ...caraLaporan }) },
  answer: group({ id }),
})

export const hapusTampilan = defineEndpoint({
  method: 'DELETE',
  path: 'laporan/tampilan/{id}',
  summary: 'Forgets a filter of mine',
  right: signedIn,
})

export const simpanKolom = defineEndpoint({
  method: 'PUT',
  path: 'laporan/kolom',
  summary: 'My columns of a report or a list, in their order; none: as everybody has them',
  right: signedIn,
  body: { path, kolom: text({ label: 'Kolom', max: 2000 }) },
})
