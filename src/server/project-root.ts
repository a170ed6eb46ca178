import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of package.json, migrations/ and dist/: found upwards from this very file, so that
 * it is the same for the sources and for the bundle in dist/server.
 */
export function projectRoot(): string {
  const start = path.dirname(fileURLToPath(import.meta.url))
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (
      fs.existsSync(path.join(folder, 'package.json')) &&
      fs.existsSync(path.join(folder, 'migrations'))
    )
      return folder
    if (folder === path.dirname(folder)) throw new Error(`no package.json above ${start}`)
  }
}
