import { defineModule } from '#kernel/module'

export const akuntansi = defineModule({
  name: 'akuntansi',
  needs: ['toko'],
})
