import { serveModule } from '#server/serve'
import { handlers } from './layar.server.ts'
import { layar } from './module.ts'

export const layarServer = serveModule(layar, { handlers })
