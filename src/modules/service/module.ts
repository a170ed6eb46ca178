import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { deskripsiService } from './deskripsi-service.ts'
import { tukang } from './tukang.ts'

/** Work on customers' pieces: who does it, and what it is called. */
export const service = defineModule({
  name: 'service',
  needs: ['toko'],
  settings: {
    DESKRIPSI_SERVICE_MODULE: flag('Deskripsi Service', {
      area: 'Modul',
      switches: 'Pekerjaan service dipilih dari daftar dengan ongkosnya',
    }),
  },
  masters: [tukang, deskripsiService],
})
