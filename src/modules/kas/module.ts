import { defineModule } from '#kernel/module'
import { bank } from './bank.ts'
import { kodeTransaksi } from './kode-transaksi.ts'
import { rekening } from './rekening.ts'

export const kas = defineModule({
  name: 'kas',
  needs: ['akuntansi'],
  masters: [bank, rekening, kodeTransaksi],
})
