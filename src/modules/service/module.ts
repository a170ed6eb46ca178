import { defineModule } from '#kernel/module'
import { deskripsiService } from './deskripsi-service.ts'
import { tukang } from './tukang.ts'
import { settingService } from './setting.ts'

/** Work on customers' pieces: who does it, and what it is called. */
export const service = defineModule({
  name: 'service',
  needs: ['toko'],
  settings: settingService,
  masters: [tukang, deskripsiService],
})
