import { serveModule } from '#server/serve'
import { cocok, simpan } from './foto.server.ts'
import { foto } from './module.ts'

export const fotoServer = serveModule(foto, { handlers: [cocok, simpan] })
