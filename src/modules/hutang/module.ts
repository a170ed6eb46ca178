import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { bungaHutang } from './bunga-hutang.ts'
import { hutangPokok } from './hutang-pokok.ts'
import { kondisiPinjaman } from './kondisi-pinjaman.ts'
import { plafondHutangKadar } from './plafond-hutang-kadar.ts'
import { plafondHutang } from './plafond-hutang.ts'

/** Loans on gold: what may be lent on what, and what it costs. */
export const hutang = defineModule({
  name: 'hutang',
  needs: ['stok'],
  settings: {
    PARAMETER_HUTANG_MODULE: flag('Parameter Hutang', {
      area: 'Modul',
      switches: 'Bunga, plafond dan pokok pinjaman diatur toko sendiri',
    }),
  },
  masters: [kondisiPinjaman, bungaHutang, plafondHutang, plafondHutangKadar, hutangPokok],
})
