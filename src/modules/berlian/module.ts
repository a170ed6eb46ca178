import { defineModule } from '#kernel/module'
import { masterGrade } from './grade.ts'
import { jenisBatu } from './jenis-batu.ts'
import { parameterBerlian } from './parameter-berlian.ts'
import { supplierBerlian } from './supplier-berlian.ts'
import { settingBerlian } from './setting.ts'

export const berlian = defineModule({
  name: 'berlian',
  needs: ['toko'],
  settings: settingBerlian,
  masters: [jenisBatu, ...masterGrade, parameterBerlian, supplierBerlian],
})
