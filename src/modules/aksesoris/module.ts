import { defineModule } from '#kernel/module'
import { aksesoris as master, stokAksesoris, stokAksesorisBuku } from './aksesoris.ts'

/** Counted stock: a number of each, no piece of its own. */
export const aksesoris = defineModule({
  name: 'aksesoris',
  needs: ['otorisasi', 'stok'],
  masters: [master],
  documents: [stokAksesoris],
  ledgers: [stokAksesorisBuku],
})
