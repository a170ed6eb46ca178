import { withUsual } from '#server/document/usual'
import { serveModule, type ServedModule } from '#server/serve'
import { house } from './house.ts'

const found = import.meta.glob<Readonly<Record<string, ServedModule>>>(
  './modules/*/module.server.ts',
  { eager: true },
)
const halves = new Map(
  Object.values(found)
    .flatMap((each) => Object.values(each))
    .map((half) => [half.modul.name, half]),
)

/** The shop on the server: what answers the calls of each module; one without calls needs none. */
export const servedModules: readonly ServedModule[] = house.modules.map((modul) =>
  withUsual(halves.get(modul.name) ?? serveModule(modul)),
)
