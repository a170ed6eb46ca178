import { serveModule } from '#server/serve'
import { dataUsersHandlers } from './data-users.server.ts'
import { sesiHandlers } from './masuk.server.ts'
import { pengguna } from './module.ts'
import { jauhHandlers } from './otorisasi/jauh.server.ts'
import { otorisasiHandlers } from './otorisasi/sandi.server.ts'

export const penggunaServer = serveModule(pengguna, {
  handlers: [...sesiHandlers, ...dataUsersHandlers, ...otorisasiHandlers, ...jauhHandlers],
})
