import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#server/db'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { hargaBelumDikonfirmasi, konfirmasiHarga, tokoBuka } from './konter.calls.ts'

let http: TestHttp
let kasir: string

/** As the closing of the day and the opening of the shop leave it. */
async function setStatus(status: 'BUKA' | 'TUTUP'): Promise<void> {
  const owner = openDb(http.database.ownerUrl)
  const { sql } = await import('kysely')
  await owner.chain.rows(sql`update kencana.toko set status = ${status} where kode_toko = 'GS7'`)
  await owner.close()
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS7')
  kasir = await http.token('kasir1', 'KASIR', 'GS7')
  await http.token('own7', 'OWN', 'GS7')
})
afterAll(() => http.close())

const ask = async () => (await http.call(tokoBuka, {}, { token: kasir })).json.data

test('an open shop says nothing more', async () => {
  expect(await ask()).toMatchObject({ buka: true })
})

test('a closed one says who can open it, and asks for no price of a day not begun', async () => {
  await setStatus('TUTUP')
  const { buka, pembuka } = await ask()
  expect([buka, pembuka.length]).toEqual([false, 1])
  const groups = await http.call(hargaBelumDikonfirmasi, {}, { token: kasir })
  expect(groups.json.data).toEqual([])
  const said = await http.call(konfirmasiHarga, {}, { token: kasir })
  expect([said.status, said.json.message]).toEqual([422, 'Toko Sudah Tutup'])
  await setStatus('BUKA')
  expect(await ask()).toMatchObject({ buka: true })
})
