import { serveModule } from '#server/serve'
import { tandaTangan } from './module.ts'
import { handlers } from './tanda-tangan.server.ts'

export const tandaTanganServer = serveModule(tandaTangan, { handlers })
