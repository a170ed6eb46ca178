import { defineModule } from '#kernel/module'
import { hakTanda } from './hak.ts'

/** What customers sign with a finger, kept with the document (docs/adr/0355). */
export const tandaTangan = defineModule({
  name: 'tanda-tangan',
  needs: ['layar'],
  pictures: {
    tanda_tangan: { right: hakTanda, table: 'tanda_tangan', column: 'gambar', pribadi: true },
  },
})
