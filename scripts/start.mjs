// node scripts/start.mjs [--sample ...]: the server, and again when it falls.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepRunning } from './keep-running.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const program = path.join(root, 'dist/server/start.server.js')
process.exit(await keepRunning(program, process.argv.slice(2)))
