import { defineModule } from '#kernel/module'
import { settingLayar } from './setting.ts'

/** Screens of the shop that nobody is signed in at: the price board, the customer's side. */
export const layar = defineModule({
  name: 'layar',
  needs: ['toko'],
  settings: settingLayar,
})
