import { defineEndpoint } from '#kernel/endpoint'
import { signedIn } from '#kernel/right'

export const fotoProduk = defineEndpoint({
  method: 'GET',
  path: 'foto_produk/{barcode}',
  summary: 'The photo of a piece; a drawn one when there is none',
  right: signedIn,
  file: true,
})
