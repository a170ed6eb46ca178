import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const worker = readFileSync(path.join(import.meta.dirname, 'public', 'sw.js'), 'utf8')

test('the one worker of the page answers without a network, and hears calls from afar', () => {
  const heard: string[] = []
  const self = { addEventListener: (kind: string) => heard.push(kind) }
  runInNewContext(worker, { self, ...self })
  expect(heard.toSorted()).toEqual(['activate', 'fetch', 'install', 'notificationclick', 'push'])
})
