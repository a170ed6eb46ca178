import { serveModule } from '#server/serve'
import { janji } from './module.ts'

export const janjiServer = serveModule(janji, {
  handlers: [],
  refusals: { uang_janji_tidak_cukup: 'Uang Sudah Tidak Cukup, Muat Ulang' },
})
