import { servedModules } from './house.server.ts'
import { house } from './house.ts'
import { sandiContoh } from './sample/rantai.server.ts'
import { contohTerputus, rantaiContoh } from './sample/muat-contoh.server.ts'
import { openFiles } from './server/files/open-files.ts'
import { createHttp } from './server/http/create-http.ts'
import { run } from './server/lifecycle.ts'
import type { SetupDesk } from './server/session/setup.ts'
import { StartProblem } from './server/start-problem.ts'

/** `--sample`: the sample chain without asking, its progress on the console. */
async function fillWithSample({ sample }: SetupDesk): Promise<void> {
  if (!sample) throw new StartProblem('Data contoh tidak tersedia pada versi ini.')
  await sample.load((sentence, percent) => {
    if (percent % 10 === 0) console.log(`${sentence} (${percent} %)`)
  })
}

await run({
  createHttp: async (context) => {
    const { config, db, folder } = context
    const modules = servedModules
    const files = openFiles(config.bucket, folder.files)
    const sample = rantaiContoh({ db, house, modules, files, skala: config.scale })
    const { app, courier, engine, housekeeping, runner, scheduled, workers } = await createHttp({
      ...context,
      house,
      modules,
      sample,
    })
    if (await contohTerputus(db))
      context.tell('Data contoh terputus di tengah jalan: hapus folder data, lalu mulai lagi.')
    app.addHook('onReady', () => {
      housekeeping.start()
      runner.start()
      courier.start()
      for (const worker of workers) worker.start()
      scheduled.start()
    })
    if (!(await engine.setup.needed())) {
      if (config.sample) context.tell('--sample diabaikan: database ini sudah berisi toko.')
      return app
    }
    if (config.sample) {
      await fillWithSample(engine.setup)
      context.tell(`Data contoh: masuk sebagai own, spv atau kasir1, sandi ${sandiContoh}`)
    } else context.tell(`Kunjungan pertama: buka alamat di atas, kode setup ${engine.setup.code}`)
    return app
  },
})
