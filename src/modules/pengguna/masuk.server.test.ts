import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, tanggalDi } from '#kernel/tanggal'
import { openDb } from '#server/db'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string

const baru = {
  user_id: 'Kasir.Baru',
  usere_name: 'Kasir Baru',
  level: 'KASIR',
  kode_toko: 'GS1',
  no_whatsapp: '081234567890',
  password: 'gajah-kecil-1',
}
const create = (more: object = {}, token = own) =>
  http.send('POST', '/api/v1/users/create', { token, body: { ...baru, ...more } })
const put = (address: string, body: object, token = own) =>
  http.send('PUT', `/api/v1/users/${address}`, { token, body })
const login = (user_id: string, password: string) =>
  http.send('POST', '/api/v1/users/login', {
    body: { user_id, password },
    headers: { 'x-perangkat': `uji-${user_id.toLowerCase()}` },
  })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  await http.token('own.pusat', 'OWN', 'PUSAT')
})
afterAll(() => http.close())

describe('a password', () => {
  const ganti = (token: string, password: string, new_password: string) =>
    http.send('POST', '/api/v1/users/change-password', { token, body: { password, new_password } })
  const kata = (answer: Awaited<ReturnType<typeof ganti>>) => answer.json.fields?.[0]?.message

  test('is long enough, not the name, not what everybody tries, not one of the last', async () => {
    await create({ user_id: 'rina.kasir', password: 'gajah-pertama' })
    const { json } = await login('rina.kasir', 'gajah-pertama')
    let { token } = json.data
    await put('../para-system/key/SANDI_PANJANG', { value: 10 })
    for (const [sandi, sentence] of [
      ['gajah-baru', undefined],
      ['gajah-brb', 'Password Paling Sedikit 10 Huruf'],
      ['Rina.Kasir-2026', 'Password Tidak Boleh Memuat User ID'],
      ['password2026', 'Password Ini Terlalu Umum'],
      ['gajah-pertama', 'Password Sudah Pernah Dipakai'],
    ] as const) {
      const lama = sandi === 'gajah-baru' ? 'gajah-pertama' : 'gajah-baru'
      const answer = await ganti(token, lama, sandi)
      expect(kata(answer)).toBe(sentence)
      token = answer.json.data?.token ?? token
    }
    await put('../para-system/key/SANDI_TERAKHIR', { value: 0 })
    expect((await ganti(token, 'gajah-baru', 'gajah-pertama')).status).toBe(200)
  })

  test('that somebody gives is held to the same, but never told from the one of now', async () => {
    await put('../para-system/key/SANDI_TERAKHIR', { value: null })
    expect(kata(await create({ user_id: 'lain', password: 'kasir123456' }))).toBe(
      'Password Ini Terlalu Umum',
    )
    expect(kata(await put('reset-password/rina.kasir', { password: 'rina.kasir-01' }))).toBe(
      'Password Tidak Boleh Memuat User ID',
    )
    expect((await put('reset-password/rina.kasir', { password: 'gajah-pertama' })).status).toBe(200)
    await put('../para-system/key/SANDI_PANJANG', { value: null })
  })

  test('of before stands in no history', async () => {
    const [row] = await http.database.db.rows<{ isi: string }>(
      'GS1',
      sql`select string_agg(concat(sebelum, sesudah), '') as isi from riwayat_master
        where tabel = 'users' and kunci = 'rina.kasir'`,
    )
    expect(row?.isi).toMatch(/Kasir Baru/)
    expect(row?.isi).not.toMatch(/argon2|sandi_lama/)
  })
})

describe('who is in, and who was', () => {
  const report = (query: object, token = own) =>
    http.send('POST', '/api/v1/users/report-riwayat-masuk', {
      token,
      body: { tgl_from: hari(-1), tgl_to: hari(1), user_id: null, hasil: null, ...query },
    })
  const hari = (beda: number): string => addDays(tanggalDi('Asia/Jakarta'), beda)

  test('is listed with place and device for whoever manages users', async () => {
    await login('rina.kasir', 'gajah-pertama')
    const { json, text } = await http.send('GET', '/api/v1/users/sesi/semua', { token: own })
    const rina = json.data.find((row: { user_id: string }) => row.user_id === 'rina.kasir')
    expect(rina).toMatchObject({ level: 'KASIR', kode_toko: 'GS1', perangkat: 'uji-rina' })
    expect(text).not.toContain('own.pusat') // another shop's
    await http.send('POST', '/api/v1/users/logout', { token: own, body: { user_id: 'rina.kasir' } })
    const after = await http.send('GET', '/api/v1/users/sesi/semua', { token: own })
    expect(after.text).not.toContain('rina.kasir')
    const kasir = await http.token('kasir1', 'KASIR')
    expect((await http.send('GET', '/api/v1/users/sesi/semua', { token: kasir })).status).toBe(403)
  })

  test('stays in the history, and so do the attempts in vain; an unknown name does not', async () => {
    await login('rina.kasir', 'salah-sekali')
    await login('tidak.ada', 'salah-sekali')
    await expect
      .poll(async () => (await report({ user_id: 'rina.kasir', hasil: 'GAGAL' })).json.data)
      .toMatchObject({ rows: [{ hasil: 'GAGAL', sebab: 'SANDI', perangkat: 'uji-rina' }] })
    const masuk = await report({ user_id: 'rina.kasir', hasil: 'MASUK' })
    expect(masuk.json.data.rows.at(-1)).toMatchObject({ sebab: 'DIKELUARKAN', nama: 'Kasir Baru' })
    expect((await report({})).text).not.toMatch(/tidak\.ada|salah-sekali|own\.pusat/)
    expect((await report({}, await http.token('kasir1'))).status).toBe(403)
  })

  test('is thrown away after 400 days, but for the last session in a browser', async () => {
    const tua = sql`now() - interval '401 days'`
    const owner = openDb(http.database.ownerUrl)
    await owner.chain.rows(sql`update kencana.masuk_gagal set saat = ${tua}`)
    await owner.chain.rows(sql`update kencana.sesi set mulai = ${tua} - mulai_ke * interval '1 day',
        berakhir_pada = ${tua} from (select sidik_token as s, row_number() over (order by mulai desc)
          as mulai_ke from kencana.sesi where user_id = 'rina.kasir') x where x.s = sidik_token`)
    await owner.close()
    await http.database.db.row('GS1', sql`select rapikan_masuk(500) as n`)
    const left = await http.database.db.chain.rows(
      sql`select from sesi where user_id = 'rina.kasir'`,
    )
    expect(left).toHaveLength(1)
    expect(await http.database.db.rows('GS1', sql`select from masuk_gagal`)).toEqual([])
  })
})
