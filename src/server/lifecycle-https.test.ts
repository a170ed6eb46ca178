import http from 'node:http'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from './postgres/processes.ts'
import { ServerProcesses } from './test-process.ts'

const servers = new ServerProcesses()

describe('HTTPS', () => {
  async function secureGet(securePort: number, target: string, ca: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: securePort, path: target, ca, agent: false }
      https
        .get(options, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.once('end', () => resolve(text))
        })
        .once('error', reject)
    })
  }
  const authority = async () => (await fetch(`${servers.origin}/kencana-ca.crt`)).text()

  test('on: a second door to the same server, for requests and for sockets', async () => {
    const securePort = await freePort()
    const server = await servers.launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    const ca = await authority()
    expect(await secureGet(securePort, '/lambat/1', ca)).toBe('{"protocol":"https"}')
    expect(await secureGet(securePort, '/hitung', ca)).toBe('{"n":0}')
    const steps = await fetch(`${servers.origin}/pasang-sertifikat`)
    expect(steps.headers.get('content-type')).toContain('text/html')
    const upgraded = new Promise<string>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' }
      https
        .request({ host: '127.0.0.1', port: securePort, ca, headers })
        .once('upgrade', (_response, socket, head) => {
          socket.destroy()
          resolve(head.toString())
        })
        .once('error', reject)
        .end()
    })
    expect(await upgraded).toBe('halo')
    const before = ca
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await servers.launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    expect(await authority()).toBe(before)
  })

  test('only: the plain door shows the way, and keeps the certificate', async () => {
    const securePort = await freePort()
    await servers.launchReady({ HTTPS: 'only', HTTPS_PORT: String(securePort) })
    const moved = await fetch(`${servers.origin}/hitung?a=1`, { redirect: 'manual' })
    expect(moved.status).toBe(308)
    const page = await (await fetch(`${servers.origin}/pasang-sertifikat`)).text()
    expect(page).toMatch(/<code>(?:[0-9A-F]{2}:){31}[0-9A-F]{2}<\/code>/)
    expect(moved.headers.get('location')).toBe(`https://127.0.0.1:${securePort}/hitung?a=1`)
    expect(await secureGet(securePort, '/hitung', await authority())).toBe('{"n":0}')
  })

  const card = Object.values(os.networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  test.skipIf(!card)('reached by others: they are sent to it, this machine is not', async () => {
    const securePort = await freePort()
    const server = await servers.launchReady({ HOST: '0.0.0.0', HTTPS_PORT: String(securePort) })
    expect(await (await fetch(`${servers.origin}/hitung`)).json()).toEqual({ n: 0 })
    const outside = `http://${card?.address}:${new URL(servers.origin).port}`
    const moved = await fetch(`${outside}/hitung?a=7`, { redirect: 'manual' })
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe(`https://${card?.address}:${securePort}/hitung?a=7`)
    const page = await (await fetch(`${outside}/pasang-sertifikat`)).text()
    const seal = /<code>((?:[0-9A-F]{2}:){31}[0-9A-F]{2})<\/code>/.exec(page)?.[1]
    expect(server.said()).toContain(`(SHA-256), bandingkan di tiap perangkat: ${seal}`)
    expect(await secureGet(securePort, '/hitung', await authority())).toBe('{"n":0}')
    const upgraded = await new Promise<boolean>((resolve) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' }
      http
        .request(`${outside}/socket.io/`, { headers })
        .once('upgrade', () => resolve(true))
        .once('error', () => resolve(false))
        .end()
    })
    expect(upgraded).toBe(false)
  })

  test('a certificate of the operator’s own', async () => {
    const securePort = await freePort()
    const first = await servers.launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    const ca = await authority()
    first.child.kill('SIGTERM')
    await first.ended
    const file = (name: string) => path.join(servers.dataDir, 'tls', name)
    const own = { TLS_CERT: file('server.crt'), TLS_KEY: file('server.key') }
    await servers.launchReady({ ...own, HTTPS_PORT: String(securePort) })
    expect(await secureGet(securePort, '/hitung', ca)).toBe('{"n":0}')
    expect((await fetch(`${servers.origin}/kencana-ca.crt`)).status).toBe(404)
    const wrong = servers.launch({
      ...own,
      TLS_KEY: file('ca.key'),
      PORT: String(await freePort()),
    })
    expect(await wrong.ended).toBe(1)
  })
})
