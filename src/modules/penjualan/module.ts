import { defineModule } from '#kernel/module'
import { parameterOngkos } from './parameter-ongkos.ts'
import { sales } from './sales.ts'

export const penjualan = defineModule({
  name: 'penjualan',
  needs: ['stok', 'kas', 'nota', 'akuntansi'],
  masters: [sales, parameterOngkos],
})
