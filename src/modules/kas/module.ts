import { defineModule } from '#kernel/module'
import { rekening } from './rekening.ts'

export const kas = defineModule({
  name: 'kas',
  needs: ['akuntansi'],
  masters: [rekening],
})
