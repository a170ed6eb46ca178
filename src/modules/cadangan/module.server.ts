import { serveModule } from '#server/serve'
import { cadanganHandlers } from './cadangan.server.ts'
import { cadangan } from './module.ts'

export const cadanganServer = serveModule(cadangan, { handlers: cadanganHandlers })
