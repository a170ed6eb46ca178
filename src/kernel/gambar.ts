import { defineEndpoint } from './endpoint.ts'
import { code, group, image, text } from './field.ts'
import { signedIn } from './right.ts'

/**
 * Pictures of a shop (SPEC 7: storage folders). One is uploaded into a folder, re-encoded and named
 * by the server, and known from then on by its path `FOLDER/name`, the value of an `image` field.
 */
export const unggahGambar = defineEndpoint({
  method: 'POST',
  path: 'gambar/{folder}',
  summary: 'Upload a picture into a folder of the shop: {image, kode_barcode?}; answers its path',
  right: signedIn,
  upload: true,
  body: { kode_barcode: code({ label: 'Barcode', max: 30 }) },
  answer: group({
    gambar_path: image({ label: 'Gambar', required: true }),
    gambar_name: text({ label: 'Nama Gambar', required: true }),
  }),
})

/** The picture itself. It needs the token, so a page fetches it and shows the blob. */
export const lihatGambar = defineEndpoint({
  method: 'GET',
  path: 'gambar/{folder}/{name}',
  summary: 'A picture of the shop, by its path',
  right: signedIn,
  file: true,
})
