import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reencode } from '#server/files/picture'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string
let kasir: string
let pusat: string

const loaded: string[] = []
const sample = {
  load: async (tell: (sentence: string, percent: number) => void) => {
    tell('Membuat Toko', 50)
    loaded.push('contoh')
  },
  users: async () => null,
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, sample })
})
afterAll(() => http.close())

describe('the first visit', () => {
  const toko = {
    kode_toko: 'pusat',
    nama_toko: 'Kencana',
    alamat_toko: 'Jalan Emas 1',
    no_hp: '081234567890',
    zona: 'Asia/Jakarta',
    user_id: 'Pemilik',
    usere_name: 'Pemilik',
    password: testPassword,
  }
  const found = (kode: string, more: object = {}) =>
    http.send('POST', '/api/v1/setup', { body: { ...toko, kode, ...more } })

  test('is told from any other', async () => {
    const { json } = await http.send('GET', '/api/v1/login-info')
    expect(json.data).toMatchObject({ perlu_setup: true, toko: [], contoh: null })
    expect(json.data.versi).toMatch(/^\d+\.\d+\.\d+/)
    expect((await http.send('GET', '/api/v1/setup/status')).json.data.perlu_setup).toBe(true)
  })

  test('needs the code of the console', async () => {
    const answer = await found('SALAH')
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Kode Setup Salah, Lihat Kode Di Konsol Server',
    ])
    expect(
      (await http.send('POST', '/api/v1/setup/contoh', { body: { kode: 'SALAH' } })).status,
    ).toBe(403)
    expect(loaded).toEqual([])
  })

  test('asks for a user that can be typed', async () => {
    const answer = await found(http.engine.setup.code, { user_id: 'pe milik' })
    expect(answer.json.fields?.[0]?.field).toBe('user_id')
  })

  test('founds the head office and its owner, once', async () => {
    expect((await found(http.engine.setup.code.toLowerCase())).status).toBe(200)
    expect((await found(http.engine.setup.code)).json.message).toBe('Toko Sudah Dibuat')
    expect((await http.send('GET', '/api/v1/setup/status')).json.data.perlu_setup).toBe(false)
    pusat = await http.token('pemilik')
    const { json } = await http.send('GET', '/api/v1/users/sesi', { token: pusat })
    expect(json.data.user).toMatchObject({ user_id: 'pemilik', level: 'OWN', kode_toko: 'PUSAT' })
    expect(json.data.toko).toMatchObject({
      pusat: true,
      zona: 'Asia/Jakarta',
      no_hp: '6281234567890',
    })
  })

  test('can be the sample chain instead', async () => {
    const empty = await createTestHttp({ house, modules: servedModules, sample })
    const body = { kode: empty.engine.setup.code }
    expect((await empty.send('POST', '/api/v1/setup/contoh', { body })).status).toBe(200)
    await expect
      .poll(async () => (await empty.send('GET', '/api/v1/setup/status')).json.data.persen)
      .toBe(100)
    expect(loaded).toEqual(['contoh'])
    await empty.close()
  })
})

describe('shops', () => {
  beforeAll(async () => {
    await http.addShop('GS1')
    own = await http.token('own', 'OWN')
    kasir = await http.token('kasir', 'KASIR')
  })

  const put = (kode: string, body: object, token = own) =>
    http.send('PUT', `/api/v1/tokos/${kode}`, {
      token,
      body: { nama_toko: 'Gading', zona: 'Asia/Makassar', versi: 1, ...body },
    })

  test('are listed, changed by who may, and stale changes refused', async () => {
    const { json } = await http.send('GET', '/api/v1/tokos', { token: kasir })
    expect(json.data.map(({ kode_toko }: { kode_toko: string }) => kode_toko)).toEqual([
      'PUSAT',
      'GS1',
    ])
    expect((await put('GS1', { alamat_toko: 'Jalan Perak 2' })).status).toBe(200)
    expect((await put('GS1', {})).json.code).toBe('E-MDB:02')
    expect((await put('GS1', { versi: null })).json.fields?.[0]?.field).toBe('versi')
    expect((await put('PUSAT', {})).status).toBe(403)
    expect((await put('GS1', {}, kasir)).status).toBe(403)
    expect((await put('GS1', { alamat_toko: 'Jalan Perak 3', versi: 2 }, pusat)).status).toBe(200)
    expect((await put('TIADA', {}, pusat)).status).toBe(404)
    const seen = await http.send('GET', '/api/v1/users/sesi', { token: kasir })
    expect(seen.json.data.toko).toMatchObject({
      nama_toko: 'Gading',
      alamat_toko: 'Jalan Perak 3',
      zona: 'Asia/Makassar',
    })
  })

  test('print at most 90 characters of their address', async () => {
    expect((await put('GS1', { alamat_toko: 'x'.repeat(91) })).json.fields?.[0]?.field).toBe(
      'alamat_toko',
    )
  })
})

describe('settings', () => {
  const set = (key: string, value: unknown, token = own) =>
    http.send('PUT', `/api/v1/para-system/key/${key}`, { token, body: { value } })
  const get = async (key: string, token = own) =>
    (await http.send('GET', `/api/v1/para-system/key/${key}`, { token })).json.data

  test('start as they are shipped, in the JSON of their fields', async () => {
    const { json } = await http.send('GET', '/api/v1/para-system', { token: kasir })
    expect(json.data).toHaveLength(Object.keys(house.settings).length)
    const untouched = { diubah_oleh: null, diubah_pada: null }
    expect(json.data).toContainEqual({
      key: 'TOLERANSI_BERAT_PENJUALAN',
      value: 0.01,
      ...untouched,
    })
  })

  test('are set for one shop alone, at once, and put back', async () => {
    expect((await set('TOLERANSI_BERAT_PENJUALAN', 0.025)).json.data.value).toBe(0.025)
    expect((await get('TOLERANSI_BERAT_PENJUALAN', kasir)).value).toBe(0.025)
    expect((await get('TOLERANSI_BERAT_PENJUALAN', pusat)).value).toBe(0.01)
    expect((await set('TOLERANSI_BERAT_PENJUALAN', null)).json.data.value).toBe(0.01)
    expect((await get('TOLERANSI_BERAT_PENJUALAN')).value).toBe(0.01)
  })

  test('are refused by the rules of their field, unknown ones by name', async () => {
    expect((await set('BATAS_DIAM', 5)).json.fields?.[0]?.message).toBe(
      'Batas Diam (Menit) Tidak Boleh Kurang Dari 10',
    )
    expect((await set('ONE_MONTH_PROTECTION_MODULE', 'ya')).status).toBe(400)
    for (const key of ['TIADA', 'toString', '__proto__'])
      expect((await set(key, true)).json.message).toBe(`Parameter ${key} Tidak Ada`)
  })

  test('are set by OWN, SU, DEV and MU only', async () => {
    for (const [user, level, status] of [
      ['spv', 'SPV', 403],
      ['kasir', 'KASIR', 403],
      ['mu', 'MU', 200],
      ['dev', 'DEV', 200],
    ] as const)
      expect(
        (await set('MULTI_LANGUAGE_FEATURE', true, await http.token(user, level))).status,
      ).toBe(status)
    kasir = await http.token('kasir')
  })

  test('remember who changed them', async () => {
    await set('MULTI_LANGUAGE_FEATURE', false)
    const rows = await http.database.db.rows(
      'GS1',
      sql`select oleh from riwayat_master
      where tabel = 'parameter' and kunci = 'MULTI_LANGUAGE_FEATURE' order by saat desc limit 1`,
    )
    expect(rows).toEqual([{ oleh: 'own' }])
  })
})

describe('pictures', () => {
  const form = (bytes: Buffer, name = 'foto.png', type = 'image/png') => {
    const edge = 'batas'
    const head = [
      `--${edge}`,
      `content-disposition: form-data; name="image"; filename="${name}"`,
      `content-type: ${type}`,
      '\r\n',
    ].join('\r\n')
    return {
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    }
  }
  const upload = (folder: string, bytes: Buffer, token = own) =>
    http.send('POST', `/api/v1/gambar/${folder}`, { token, ...form(bytes) })
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b8860b' } })
      .png()
      .toBuffer()

  test('are made JPEGs of ours, no larger than the SPEC says', async () => {
    const { json } = await upload('JENIS', await draw(3000, 3000))
    expect(json.data.gambar_path).toBe(`JENIS/${json.data.gambar_name}`)
    const seen = await http.send('GET', `/api/v1/gambar/${json.data.gambar_path}`, {
      token: kasir,
    })
    expect(seen.headers['content-type']).toBe('image/jpeg')
    const { format, height, width } = await sharp(seen.bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 720, 720])
    const large = await reencode(await draw(3000, 3000), 'SPLASHSCREEN')
    expect((await sharp(large).metadata()).width).toBe(1241)
    const small = await upload('JENIS', await draw(40, 30))
    const kept = await http.send('GET', `/api/v1/gambar/${small.json.data.gambar_path}`, {
      token: kasir,
    })
    expect((await sharp(kept.bytes).metadata()).width).toBe(40)
  })

  test('that are none are refused, scripts and bombs too', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    for (const bytes of [svg, bomb, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
      const answer = await upload('JENIS', bytes)
      expect([answer.status, answer.json.message]).toEqual([400, 'Gambar Tidak Valid'])
    }
    const none = await http.send('POST', '/api/v1/gambar/JENIS', {
      token: own,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b--\r\n',
    })
    expect(none.json.message).toBe('Gambar Wajib Dimasukan')
  })

  test("are put only where it is one's work, and taken away only there", async () => {
    const bytes = await draw(9, 9)
    const dev = await http.token('dev', 'DEV')
    const seen = async (folder: string, token: string): Promise<readonly unknown[]> => {
      const { json, status } = await upload(folder, bytes, token)
      return [status, json.code, json.message]
    }
    const forbidden = [403, 'E-HAK', 'Anda Tidak Memiliki Hak Akses']
    expect(await seen('JENIS', kasir)).toEqual(forbidden)
    expect(await seen('foto_produk', kasir)).toEqual(forbidden)
    expect((await upload('foto_produk', bytes, dev)).status).toBe(200)
    const unknown = [404, 'E-TIDAK-ADA', 'Folder Gambar Tidak Dikenal']
    expect(await seen('NOTA', own)).toEqual(unknown)
    // The catalogue's module is off: what is not there has no pictures.
    expect(await seen('KATEGORI_ICON', own)).toEqual([
      404,
      'E-TIDAK-ADA',
      'Halaman Tidak Ditemukan',
    ])
    const { json } = await upload('JENIS', bytes)
    await http.addUser('spv.gambar', 'SPV', 'GS1')
    await http.database.db.chain.rows(
      sql`update users set akses = '[]' where user_id = 'spv.gambar'`,
    )
    const token = await http.token('spv.gambar')
    const gone = await http.send('DELETE', `/api/v1/gambar/${json.data.gambar_path}`, {
      token,
    })
    expect(gone.status).toBe(403)
  })

  test('never lead out of their folder', async () => {
    fs.mkdirSync(http.files, { recursive: true })
    fs.writeFileSync(path.join(http.files, '..', 'rahasia.jpg'), 'x')
    for (const address of [
      'gambar/JENIS/..%2F..%2F..%2Frahasia.jpg',
      'gambar/..%2F..%2F/rahasia.jpg',
      'gambar/JENIS/..',
      'gambar/JENIS/%2e%2e%2fx.jpg',
    ])
      expect((await http.send('GET', `/api/v1/${address}`, { token: kasir })).status).toBe(404)
    expect((await upload('..%2F..', await draw(9, 9))).status).toBe(404)
  })

  test('belong to their shop, and go when they are deleted', async () => {
    const { json } = await upload('JENIS', await draw(9, 9))
    const address = `/api/v1/gambar/${json.data.gambar_path}`
    expect((await http.send('GET', address, { token: pusat })).status).toBe(404)
    expect((await http.send('DELETE', address, { token: kasir })).status).toBe(403)
    expect((await http.send('DELETE', address, { token: own })).status).toBe(200)
    expect((await http.send('GET', address, { token: kasir })).status).toBe(404)
  })

  test('stay while a row names them, whoever else lets go of them', async () => {
    const kategori = house.master('kategori').contoh
    await http.send('POST', `/api/v1/${house.master('kategori').calls.create}`, {
      token: own,
      body: kategori,
    })
    const { calls, contoh } = house.master('jenis')
    const jenis = (kode_dept: string, gambar_path: string) =>
      http.send('POST', `/api/v1/${calls.create}`, {
        token: own,
        body: { ...contoh, kode_dept, nama_dept: `Jenis ${kode_dept}`, gambar_path },
      })
    const seen = async (gambar: string) =>
      (await http.send('GET', `/api/v1/gambar/${gambar}`, { token: kasir })).status
    const remove = (address: string) => http.send('DELETE', `/api/v1/${address}`, { token: own })
    const foto = String((await upload('foto_produk', await draw(9, 9))).json.data.gambar_path)
    const strange = await jenis('ZZ', foto)
    expect([strange.status, strange.json.fields?.[0]?.field]).toEqual([400, 'gambar_path'])

    const gambar = String((await upload('JENIS', await draw(9, 9))).json.data.gambar_path)
    expect((await jenis('Z1', gambar)).status).toBe(200)
    expect((await jenis('Z2', gambar)).status).toBe(200)
    const used = await remove(`gambar/${gambar}`)
    expect([used.status, used.json.message]).toEqual([409, 'Gambar Masih Dipakai'])
    const deleted = (kode: string) => remove(calls.delete.replace('{kode_dept}', kode))
    expect((await deleted('Z1')).status).toBe(200)
    expect(await seen(gambar)).toBe(200)
    expect((await deleted('Z2')).status).toBe(200)
    expect(await seen(gambar)).toBe(404)

    // Kept once, and off the list of uploads: old notes may still show it.
    await http.database.db.rows('GS1', sql`delete from unggahan where gambar = ${foto}`)
    expect((await remove(`gambar/${foto}`)).json.message).toBe('Gambar Masih Dipakai')
    expect(await seen(foto)).toBe(200)
  })

  test('that are missing are drawn: a piece, a nota background', async () => {
    for (const address of ['foto_produk/010000017', 'background_nota/GS1']) {
      const seen = await http.send('GET', `/api/v1/${address}`, { token: kasir })
      expect([seen.status, (await sharp(seen.bytes).metadata()).format]).toEqual([200, 'jpeg'])
    }
    expect((await http.send('GET', '/api/v1/background_nota/PUSAT', { token: kasir })).status).toBe(
      403,
    )
  })
})
