import { defineModule } from '#kernel/module'
import { baki } from './baki.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'

export const stok = defineModule({
  name: 'stok',
  needs: ['toko'],
  masters: [gudang, baki, group],
})
