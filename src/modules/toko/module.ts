import { defineModule } from '#kernel/module'

export const toko = defineModule({
  name: 'toko',
  needs: [],
})
