import { defineModule } from '#kernel/module'
import { parameterCicilan } from './parameter-cicilan.ts'
import { settingCicilan } from './setting.ts'

/** Pieces that are paid off by the month. */
export const cicilan = defineModule({
  name: 'cicilan',
  needs: [],
  settings: settingCicilan,
  masters: [parameterCicilan],
})
