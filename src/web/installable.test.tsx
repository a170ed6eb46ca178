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

test('a notification brings the window forward that shows its page, and opens one otherwise', async () => {
  const asked: object[] = []
  const tap = async (path: string, open: readonly string[]): Promise<string[]> => {
    const done: string[] = []
    const heard = new Map<string, (event: object) => void>()
    const self = {
      addEventListener: (kind: string, listen: (event: object) => void) => heard.set(kind, listen),
      location: { origin: 'http://toko' },
      clients: {
        matchAll: async (which: object) => {
          asked.push(which)
          return open.map((url) => ({ url, focus: () => done.push(`focus ${url}`) }))
        },
        openWindow: (url: string) => done.push(`open ${url}`),
      },
    }
    runInNewContext(worker, { self, URL, ...self })
    let until: unknown
    heard.get('notificationclick')?.({
      notification: { close: () => undefined, data: { path } },
      waitUntil: (promise: unknown) => (until = promise),
    })
    await until
    return done
  }
  const open = ['http://toko/transaksi-penjualan', 'http://toko/anggota/GS1']
  expect(await tap('/otorisasi', open)).toEqual(['open /otorisasi'])
  expect(await tap('/otorisasi?no=7', [...open, 'http://toko/otorisasi'])).toEqual([
    'focus http://toko/otorisasi',
  ])
  expect(await tap('/', open)).toEqual(['open /'])
  expect(asked[0]).toEqual({ type: 'window' })
})
