import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'

/** The program's version, as package.json has it. */
export function programVersion(): string {
  const text = fs.readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? ''
}
