import { defineModule } from '#kernel/module'
import { akun } from './akun.ts'
import { bacaParameterAkun, simpanParameterAkun } from './parameter-akun.ts'

export const akuntansi = defineModule({
  name: 'akuntansi',
  needs: ['toko'],
  masters: [akun],
  endpoints: [bacaParameterAkun, simpanParameterAkun],
})
