import { defineModule } from '#kernel/module'
import { parameterKupon } from './parameter-kupon.ts'
import { settingKupon } from './setting.ts'

/** Coupons: what earns one. */
export const kupon = defineModule({
  name: 'kupon',
  needs: [],
  settings: settingKupon,
  masters: [parameterKupon],
})
