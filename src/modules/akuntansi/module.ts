import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { akun } from './akun.ts'
import { bacaParameterAkun, simpanParameterAkun } from './parameter-akun.ts'

export const akuntansi = defineModule({
  name: 'akuntansi',
  needs: ['toko'],
  settings: {
    SALDO_AWAL_MODULE: flag('Saldo Awal', {
      area: 'Modul',
      initial: true,
      switches: 'OWN dan SPV boleh memasukkan saldo awal kas, bank dan barang',
    }),
  },
  masters: [akun],
  endpoints: [bacaParameterAkun, simpanParameterAkun],
})
