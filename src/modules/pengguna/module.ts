import { defineModule } from '#kernel/module'

export const pengguna = defineModule({
  name: 'pengguna',
  needs: ['toko'],
})
