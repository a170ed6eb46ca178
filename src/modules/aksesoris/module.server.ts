import { serveModule } from '#server/serve'
import { gerak, saldo, simpan } from './aksesoris.server.ts'
import { aksesoris } from './module.ts'

export const aksesorisServer = serveModule(aksesoris, {
  handlers: [saldo, simpan, gerak],
  refusals: { aksesoris_kurang: 'Stock {{kode_aksesoris}} Tinggal {{saldo}}' },
})
