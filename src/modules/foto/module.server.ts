import { serveModule } from '#server/serve'
import { handlers } from './foto.server.ts'
import { foto } from './module.ts'

export const fotoServer = serveModule(foto, { handlers })
