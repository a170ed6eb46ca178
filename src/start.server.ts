import { servedModules } from './house.server.ts'
import { house } from './house.ts'
import { createHttp } from './server/http/create-http.ts'
import { run } from './server/lifecycle.ts'

await run({
  createHttp: async (context) => {
    const { app, engine } = await createHttp({ ...context, house, modules: servedModules })
    if (await engine.setup.needed())
      context.tell(`Kunjungan pertama: buka alamat di atas, kode setup ${engine.setup.code}`)
    return app
  },
})
