import { servedModules } from './house.server.ts'
import { house } from './house.ts'
import { createHttp } from './server/http/create-http.ts'
import { run } from './server/lifecycle.ts'
import type { SetupDesk } from './server/session/setup.ts'
import { StartProblem } from './server/start-problem.ts'

/** `--sample`: the sample chain without asking, its progress on the console. */
async function fillWithSample({ sample }: SetupDesk): Promise<void> {
  if (!sample) throw new StartProblem('Data contoh tidak tersedia pada versi ini.')
  await sample.load((sentence, percent) => console.log(`${sentence} (${percent} %)`))
}

await run({
  createHttp: async (context) => {
    const { app, engine } = await createHttp({ ...context, house, modules: servedModules })
    if (!(await engine.setup.needed())) return app
    if (context.config.sample) await fillWithSample(engine.setup)
    else context.tell(`Kunjungan pertama: buka alamat di atas, kode setup ${engine.setup.code}`)
    return app
  },
})
