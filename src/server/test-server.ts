import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { run } from './lifecycle.ts'
import { sleep } from './postgres/processes.ts'

// The smallest server that can be killed during its work: lifecycle.test.ts builds it and starts it
// as a process.

const text = `
  create table catatan (kode_toko text, n bigint generated always as identity, isi text);
  grant usage on schema kencana to kencana_app;
  grant select, insert on catatan to kencana_app;
`
const sha256 = createHash('sha256').update(text).digest('hex')

await run({
  schema: { migrations: [{ nomor: 1, nama: 'catatan', text, sha256 }], files: [] },
  createHttp: async ({ db, tell }) => {
    const app = Fastify()
    app.get('/hitung', () => db.row('A', sql`select count(*)::int as n from catatan`))
    app.post<{ Params: { isi: string } }>('/catat/:isi', ({ params }) =>
      db.rows(
        'A',
        sql`insert into catatan (kode_toko, isi) values ('A', ${params.isi}) returning n`,
      ),
    )
    app.get<{ Params: { ms: string } }>('/lambat/:ms', async ({ params, protocol }) => {
      process.stdout.write(`mulai lambat ${params.ms}\n`)
      await sleep(Number(params.ms))
      return { protocol }
    })
    const accept = 'HTTP/1.1 101 Ganti\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhalo'
    app.server.on('upgrade', (_request, socket) => socket.end(accept))
    tell('Kode pemasangan: 1234')
    return app
  },
})
