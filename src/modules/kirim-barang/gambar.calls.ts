import { group, integer, list, text, texts } from '#kernel/field'
import { defineEndpoint } from '#kernel/endpoint'
import { servers } from '#kernel/right'
import { asal } from '#modules/antar-toko/antar-toko'

const sure = { required: true } as const
/** So many pictures are fetched at once. */
export const sekaliAmbil = 20
const gambar = texts({ label: 'Gambar', min: 1, max: sekaliAmbil })

/** A piece keeps its photo: the shop that sent it still has the file. */
export const gambarBarang = defineEndpoint({
  method: 'POST',
  path: 'portal/gambar-barang',
  summary: 'Photos of pieces of this shop, for the shop that they were sent to (base64)',
  right: servers,
  portal: 'rantai',
  body: { gambar },
  answer: list({
    gambar: text({ label: 'Gambar', ...sure }),
    isi: text({ label: 'Isi', ...sure }),
  }),
})

/** Work that a shop gives itself with a receipt: it is tried until the other shop answers. */
export const ambilGambar = defineEndpoint({
  method: 'POST',
  path: 'portal/ambil-gambar',
  summary: 'Fetch the photos of pieces that were received from another shop',
  right: servers,
  portal: 'rantai',
  body: { asal, gambar },
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})
