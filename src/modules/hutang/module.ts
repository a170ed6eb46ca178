import { defineModule } from '#kernel/module'
import { bungaHutang } from './bunga-hutang.ts'
import { hutangPokok } from './hutang-pokok.ts'
import { kondisiPinjaman } from './kondisi-pinjaman.ts'
import { plafondHutangKadar } from './plafond-hutang-kadar.ts'
import { plafondHutang } from './plafond-hutang.ts'
import { settingHutang } from './setting.ts'

/** Loans on gold: what may be lent on what, and what it costs. */
export const hutang = defineModule({
  name: 'hutang',
  needs: ['stok'],
  settings: settingHutang,
  masters: [kondisiPinjaman, bungaHutang, plafondHutang, plafondHutangKadar, hutangPokok],
})
