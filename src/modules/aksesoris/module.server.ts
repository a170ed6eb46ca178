import { serveModule } from '#server/serve'
import { handlers } from './aksesoris.server.ts'
import { aksesoris } from './module.ts'

export const aksesorisServer = serveModule(aksesoris, {
  handlers,
  refusals: { aksesoris_kurang: 'Stock {{kode_aksesoris}} Tinggal {{saldo}}' },
})
