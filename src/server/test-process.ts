import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { phrases } from '../../tools/phrases.vite.ts'
import { programs } from '../../tools/program.vite.ts'
import { readPidFile } from './postgres/pid-file.ts'
import { freePort, sleep } from './postgres/processes.ts'
import { projectRoot } from './project-root.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'

/** A server process of a test, its words so far, and its exit code when it has ended. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** @param seconds how long at most: it only ends what hangs */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds = 90,
): Promise<void> {
  for (let tries = 0; tries < seconds * 40; tries += 1) {
    if (await condition()) return
    await sleep(25)
  }
  throw new Error('waited in vain')
}

const countAnswer = z.object({ n: z.number() })

/**
 * Whole server processes for the tests of one file: test-server.ts or another entry, built as the
 * real one is; each test gets a data folder and a port, and whatever it started is ended after it.
 */
export class ServerProcesses {
  readonly #program = path.join(projectRoot(), 'node_modules/.cache', `kencana-uji-${process.pid}`)
  readonly #entry: string
  #started: ServerProcess[] = []
  #base = ''
  port = 0

  constructor(entry = 'src/server/test-server.ts') {
    this.#entry = entry
    beforeAll(() => this.#build())
    afterAll(() => fs.rmSync(this.#program, { recursive: true, force: true }))
    beforeEach(async () => {
      this.#base = makeTestFolder()
      this.port = await freePort()
    })
    afterEach(() => this.#endAll())
  }

  /** Every process of the test so far, dead or alive. */
  get started(): readonly ServerProcess[] {
    return this.#started
  }

  get dataDir(): string {
    return path.join(this.#base, 'data')
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get #built(): string {
    return path.join(this.#program, `${path.basename(this.#entry, '.ts')}.js`)
  }

  launch(variables: Record<string, string> = {}, ...args: string[]): ServerProcess {
    const own = { DATA_DIR: this.dataDir, HOST: '127.0.0.1', PORT: String(this.port) }
    const child = spawn(process.execPath, [this.#built, ...args], {
      env: { ...own, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const server = { child, said: () => said, ended }
    this.#started.push(server)
    return server
  }

  async launchReady(variables: Record<string, string> = {}): Promise<ServerProcess> {
    const server = this.launch(variables)
    const { child, said } = server
    await until(() => said().includes('Kencana siap') || child.exitCode !== null)
    if (child.exitCode !== null) throw new Error(`the server did not come up: ${said()}`)
    return server
  }

  /** How many rows are written, by the server's own answer. */
  async count(): Promise<number> {
    const response = await fetch(`${this.origin}/hitung`)
    return countAnswer.parse(await response.json()).n
  }

  async write(word: string): Promise<boolean> {
    return (await fetch(`${this.origin}/catat/${word}`, { method: 'POST' })).ok
  }

  /** The process of the embedded PostgreSQL; 0 = none noted. */
  postgresPid(): number {
    return readPidFile(path.join(this.dataDir, 'pg'))?.pid ?? 0
  }

  async #build(): Promise<void> {
    await build({
      configFile: false,
      root: projectRoot(),
      logLevel: 'error',
      plugins: [phrases(), programs()],
      build: { ssr: this.#entry, outDir: this.#program, target: 'node20' },
    })
  }

  async #endAll(): Promise<void> {
    for (const { child, ended } of this.#started) {
      child.kill('SIGTERM')
      await ended
    }
    this.#started = []
    removeTestFolder(this.#base)
  }
}
