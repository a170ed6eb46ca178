import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { masterGrade } from './grade.ts'
import { jenisBatu } from './jenis-batu.ts'
import { parameterBerlian } from './parameter-berlian.ts'
import { supplierBerlian } from './supplier-berlian.ts'

export const berlian = defineModule({
  name: 'berlian',
  needs: ['toko'],
  settings: {
    BERLIAN_MODULE: flag('Modul Berlian', {
      area: 'Modul',
      asks: 'Selama modul ini mati, barang berlian tidak dapat dijual.',
      switches: 'Berlian dicatat per batu dan boleh dijual',
    }),
  },
  masters: [jenisBatu, ...masterGrade, parameterBerlian, supplierBerlian],
})
