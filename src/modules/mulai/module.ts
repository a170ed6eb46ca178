import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { layarMulai } from './langkah-awal.calls.ts'

/** What a shop does before its first sale, and what of it is done. */
export const mulai = defineModule({
  name: 'mulai',
  needs: [
    'akuntansi',
    'cadangan',
    'kas',
    'pembelian',
    'pembukuan',
    'pengguna',
    'penjualan',
    'perangkat',
    'stok',
  ],
  screens: [
    defineScreen({
      path: layarMulai,
      title: 'Langkah Awal',
      menu: 'utility',
      place: 19,
      heading: 'Pemeliharaan',
      icon: 'list',
      purpose: 'Apa yang diisi dan dicoba sebelum toko mulai, dan apa yang sudah',
      initially: leaders,
    }),
  ],
})
