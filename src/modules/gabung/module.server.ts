import { serveModule } from '#server/serve'
import { gabungHandlers } from './gabung.server.ts'
import { gabung } from './module.ts'

export const gabungServer = serveModule(gabung, {
  handlers: gabungHandlers,
  refusals: {
    gabung_berulang: 'Ke Member {{member}} Sudah Ada Yang Digabung: Jadikan Dia Yang Tetap',
  },
})
