import { serveModule } from '#server/serve'
import { marketplace } from './module.ts'
import { PekerjaMarketplace } from './pekerja.server.ts'
import { pesananHandlers } from './pesanan-marketplace.server.ts'
import { tawaranHandlers } from './tawaran.server.ts'
import { hubunganHandlers } from './terhubung.server.ts'

export const marketplaceServer = serveModule(marketplace, {
  handlers: [...pesananHandlers, ...tawaranHandlers, ...hubunganHandlers],
  workers: [(place) => new PekerjaMarketplace(place)],
})
