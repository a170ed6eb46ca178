import { serveModule } from '#server/serve'
import { profil as modul } from './module.ts'
import { profil } from './profil.server.ts'

export const profilServer = serveModule(modul, { handlers: [profil] })
