import { defineModule } from '#kernel/module'

export const umum = defineModule({
  name: 'umum',
  needs: [],
})
