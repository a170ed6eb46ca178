import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { parameterKupon } from './parameter-kupon.ts'

/** Coupons: what earns one. */
export const kupon = defineModule({
  name: 'kupon',
  needs: [],
  settings: {
    KUPON_MODULE: flag('Modul Kupon', {
      area: 'Modul',
      switches: 'Belanja menghasilkan kupon untuk belanja berikutnya',
    }),
  },
  masters: [parameterKupon],
})
