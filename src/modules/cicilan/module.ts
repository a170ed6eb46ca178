import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { parameterCicilan } from './parameter-cicilan.ts'

/** Pieces that are paid off by the month. */
export const cicilan = defineModule({
  name: 'cicilan',
  needs: [],
  settings: {
    CICILAN_MODULE: flag('Modul Cicilan', {
      area: 'Modul',
      switches: 'Barang dapat dijual dengan cicilan',
    }),
  },
  masters: [parameterCicilan],
})
