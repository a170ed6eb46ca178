import { defineModule } from '#kernel/module'

export const nota = defineModule({
  name: 'nota',
  needs: ['toko'],
})
