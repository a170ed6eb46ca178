import { serveModule } from '#server/serve'
import { gambarHandlers } from './gambar.server.ts'
import { layanMasterToko } from './master-toko.server.ts'
import { toko } from './module.ts'
import { tokoDikenal } from './portal.server.ts'
import { settingHandlers } from './setting.server.ts'
import { setupHandlers } from './setup.server.ts'
import { tokoHandlers } from './toko.server.ts'

export const tokoServer = serveModule(toko, {
  masters: [layanMasterToko],
  handlers: [...tokoHandlers, ...settingHandlers, ...gambarHandlers, ...setupHandlers, tokoDikenal],
})
