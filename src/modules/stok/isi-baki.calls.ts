import { defineEndpoint } from '#kernel/endpoint'
import { code, group, integer } from '#kernel/field'
import { whoSees } from '#kernel/right'

/** How full a tray is, for whoever puts pieces into it. */
export const terisiBaki = defineEndpoint({
  method: 'GET',
  path: 'baki/terisi/{kode_baki}',
  summary: 'How many pieces belong into a tray now, and how many it holds; without: any number',
  right: whoSees('/tambah-data-barang', '/pindah-barang'),
  answer: group({
    kode_baki: code({ label: 'Baki', required: true }),
    pcs: integer({ label: 'Pcs', required: true }),
    kapasitas: integer({ label: 'Kapasitas' }),
  }),
})
