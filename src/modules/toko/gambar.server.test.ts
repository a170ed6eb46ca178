import fs from 'node:fs'
import files from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reencode } from '#server/files/picture'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string
let kasir: string
let pusat: string

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  kasir = await http.token('kasir', 'KASIR')
  pusat = await http.token('pemilik', 'OWN', 'PUSAT')
})
afterAll(() => http.close())

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

  test('stay on the list of what is swept when the power goes before their file does', async () => {
    const { gambar_path } = (await upload('DATA_HADIAH', await draw(40, 30))).json.data
    const hadiah = { kode_hadiah: 'TAS', nama_hadiah: 'Tas', info: 'Tas', sub_info: 'Kain' }
    const body = { ...hadiah, point: 40, gambar_path }
    await http.send('POST', '/api/v1/hadiah/create', { token: own, body })
    await http.database.db.rows('GS1', sql`delete from unggahan where gambar = ${gambar_path}`)
    const listed = () =>
      http.database.db.rows('GS1', sql`select gambar from unggahan where gambar = ${gambar_path}`)
    const cut = vi.spyOn(files, 'rm').mockRejectedValueOnce(new Error('power cut'))
    const gone = () => http.send('DELETE', '/api/v1/hadiah/delete/TAS', { token: own })
    expect((await gone()).status).toBe(500)
    cut.mockRestore()
    expect((await gone()).status).toBe(404)
    expect(await listed()).toEqual([{ gambar: gambar_path }])
    await http.send('POST', '/api/v1/hadiah/create', { token: own, body })
    expect((await gone()).status).toBe(200)
    expect(await listed()).toEqual([])
  })

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
    expect(await seen('TIADA', own)).toEqual(unknown)
    // Said before the body is read: this one is none.
    const unread = await http.send('POST', '/api/v1/gambar/TIADA', { token: own, body: {} })
    expect(unread.status).toBe(404)
    // The catalogue's module is off: what is not there has no pictures.
    expect(await seen('KATEGORI_ICON', own)).toEqual([
      404,
      'E-TIDAK-ADA',
      'Halaman Tidak Ditemukan',
    ])
    const { json } = await upload('JENIS', bytes)
    await http.addUser('spv.gambar', 'SPV', 'GS1')
    await http.sees('spv.gambar')
    const token = await http.token('spv.gambar')
    const gone = await http.send('DELETE', `/api/v1/gambar/${json.data.gambar_path}`, {
      token,
    })
    expect(gone.status).toBe(403)
  })

  test('of a person are seen by those who take them, and kept by no browser', async () => {
    const { json } = await upload('IDENTITAS', await draw(9, 9), kasir)
    const address = `/api/v1/gambar/${json.data.gambar_path}`
    const seen = await http.send('GET', address, { token: kasir })
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'no-store'])
    await http.addUser('spv.tanpa', 'SPV', 'GS1')
    await http.sees('spv.tanpa')
    const token = await http.token('spv.tanpa')
    expect((await http.send('GET', address, { token })).status).toBe(403)
    const ring = await upload('JENIS', await draw(9, 9))
    const open = await http.send('GET', `/api/v1/gambar/${ring.json.data.gambar_path}`, { token })
    expect([open.status, open.headers['cache-control']]).toEqual([200, 'private, max-age=31536000'])
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

  test('of the notas are set by the shop itself, and only to what it holds', async () => {
    const put = (body: object) =>
      http.send('PUT', '/api/v1/tokos/GS1', {
        token: own,
        body: { nama_toko: 'Gading', zona: 'Asia/Jakarta', ...body },
      })
    const latar = () => http.send('GET', '/api/v1/background_nota/GS1', { token: kasir })
    const versi = async (): Promise<number> =>
      (await http.send('GET', '/api/v1/tokos', { token: own })).json.data.find(
        ({ kode_toko }: { kode_toko: string }) => kode_toko === 'GS1',
      ).versi
    expect((await upload('NOTA', await draw(20, 20), kasir)).status).toBe(403)
    const { gambar_path } = (await upload('NOTA', await draw(60, 30))).json.data
    expect((await put({ latar_nota: gambar_path, versi: await versi() })).status).toBe(200)
    const { height, width } = await sharp((await latar()).bytes).metadata()
    expect([width, height]).toEqual([60, 30])
    const kept = await http.send('DELETE', `/api/v1/gambar/${gambar_path}`, { token: own })
    expect(kept.json.message).toBe('Gambar Masih Dipakai')
    for (const [logo_nota, message] of [
      ['NOTA/tiada.jpg', 'Gambar Tidak Ditemukan'],
      ['JENIS/tiada.jpg', 'Logo Nota Tidak Valid'],
    ]) {
      const { json } = await put({ latar_nota: gambar_path, logo_nota, versi: await versi() })
      expect(json.fields).toEqual([{ field: 'logo_nota', message }])
    }
    expect((await put({ latar_nota: null, versi: await versi() })).status).toBe(200)
    expect((await sharp((await latar()).bytes).metadata()).width).toBe(1241) // the drawn one
  })

  test('are made one after the other: eight wait, and who comes then is told so', async () => {
    const bytes = await draw(900, 700)
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => reencode(bytes, 'JENIS')),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(9)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'Server Sedang Sibuk, Coba Lagi Sebentar', status: 429 },
    })
  })

  test('are refused to whoever may not bring them before a byte of them is read', async () => {
    const origin = await http.app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (folder: string, token: string): Promise<[number | undefined, string]> =>
      new Promise((resolve, reject) => {
        const headers = {
          ...{ 'x-auth-token': token, 'content-length': 19_900_000 },
          'content-type': 'multipart/form-data; boundary=batas',
        }
        const sending = request(`${origin}/api/v1/gambar/${folder}`, { method: 'POST', headers })
        sending.on('error', reject)
        sending.on('response', (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.once('end', () => {
            resolve([answer.statusCode, text])
            sending.destroy()
          })
        })
        // What follows never comes: an answer is one to the head alone.
        sending.write('--batas\r\ncontent-disposition: form-data; name="image"; filename="a.png"')
      })
    for (const [folder, token, status, sentence] of [
      ['NOTA', kasir, 403, 'Anda Tidak Memiliki Hak Akses'],
      ['SPLASHSCREEN', kasir, 404, ''], // its module is off
      ['TIDAK-ADA', kasir, 404, ''],
      ['JENIS', 'C'.repeat(43), 401, 'Invalid Token'],
    ] as const) {
      const [is, text] = await ask(folder, token)
      expect([folder, is]).toEqual([folder, status])
      expect(text).toContain(sentence)
    }
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
