import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { keepRunning } from '../../scripts/keep-running.mjs'
import { projectRoot } from './project-root.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'

// A shop's PC has no service manager: what `npm start` does when the server crashes.

const bases: string[] = []
let base = ''
beforeEach(() => {
  base = makeTestFolder()
  bases.push(base)
})
afterAll(() => bases.forEach((one) => removeTestFolder(one)))

const wellMs = 300
const log = (): string => path.join(base, 'jalan.txt')
const runs = (): number => fs.readFileSync(log(), 'utf8').length

/** A server whose lives end as listed: after so many milliseconds, with a code or a signal. */
function program(...lives: readonly (readonly [ms: number, end: number | 'KILL'])[]): string {
  const file = path.join(base, 'server.cjs')
  fs.writeFileSync(
    file,
    `const fs = require('node:fs')
     const lives = ${JSON.stringify(lives)}
     process.on('SIGTERM', () => process.exit(0))
     fs.appendFileSync(${JSON.stringify(log())}, '.')
     const [ms, end] = lives[fs.readFileSync(${JSON.stringify(log())}).length - 1]
     setTimeout(() => end === 'KILL' ? process.kill(process.pid, 'SIGKILL') : process.exit(end), ms)`,
  )
  return file
}
const kept = async (file: string, well = wellMs) => {
  const told: string[] = []
  const tell = (line: string): void => void told.push(line)
  const code = await keepRunning(file, [], { wellMs: well, pauseMs: 10, tell })
  return { code, runs: runs(), told: told.length }
}

test('a server that fell is started again, also when it falls once more at once', async () => {
  const lives = program([600, 'KILL'], [0, 1], [0, 'KILL'], [600, 1], [0, 0])
  expect(await kept(lives)).toEqual({ code: 0, runs: 5, told: 4 })
})

test('one that never came up is not: its sentence is to be read', async () => {
  expect(await kept(program([0, 1], [0, 0]), 60_000)).toEqual({ code: 1, runs: 1, told: 0 })
})

test.each([0, 2, 130])('one that ended with %i was meant to end', async (code) => {
  expect(await kept(program([500, code], [0, 0]))).toEqual({ code, runs: 1, told: 0 })
})

test('whoever ends npm start ends the server, and nothing starts again', async () => {
  const file = program([60_000, 1], [0, 0])
  const loop = path.join(base, 'terus.mjs')
  const from = path.join(projectRoot(), 'scripts/keep-running.mjs')
  fs.writeFileSync(
    loop,
    `import { keepRunning } from ${JSON.stringify(from)}
     process.exit(await keepRunning(${JSON.stringify(file)}, [], { wellMs: 0, pauseMs: 10 }))`,
  )
  const parent = spawn(process.execPath, [loop], { stdio: 'ignore' })
  const ended = new Promise((resolve) => parent.once('exit', resolve))
  await expect.poll(() => fs.existsSync(log())).toBe(true)
  parent.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(runs()).toBe(1)
})
