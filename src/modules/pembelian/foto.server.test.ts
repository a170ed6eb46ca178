import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reencode } from '#server/files/picture'
import { Housekeeping } from '#server/housekeeping'
import { newId } from '#server/document/ids'
import { dataOf } from '../../../scenarios/cincin.ts'
import { openTokoBeli, type TokoBeli } from './test-beli.server.ts'
import { drafPenjualan } from '#modules/konter/konter.calls'

// A photo of the seller's card is asked for: what the shop holds, of this purchase alone.

let toko: TokoBeli
let total: number

/** As the upload leaves it. */
async function taken(path: string, bytes?: Buffer): Promise<string> {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#b8860b' } })
  await toko.http.engine.files.write(
    `GS1/${path}`,
    bytes ?? (await reencode(await drawn.png().toBuffer(), 'IDENTITAS')),
  )
  await toko.rows(sql`insert into unggahan (kode_toko, gambar, oleh) values ('GS1', ${path}, 'x')`)
  return path
}

const gelang = {
  nama_barang: 'GELANG TUA',
  kode_group: '75',
  kode_dept: 'CC',
  kode_kondisi: 'BAIK',
  berat_kotor: 1,
}
const kartu = (foto_identitas: string | null, no_identitas = '3275010101800001') => ({
  jenis_identitas: 'KTP',
  no_identitas,
  foto_identitas,
})
const jual = (foto_identitas: string | null, lain: object = {}, no_identitas?: string) =>
  toko.send('penjualan/simpan', {
    kode_sales: 'SLS1',
    nama_customer: 'IBU SITI',
    alamat_customer: 'Jalan Kenari 1',
    no_hp: '081234567890',
    baris: [],
    pembelian: {
      jenis: 'BELI',
      baris: [{ ...gelang, ...lain }],
      ...kartu(foto_identitas, no_identitas),
    },
    total: -total,
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
  })
const exists = async (path: string): Promise<boolean> =>
  (await toko.http.engine.files.read(`GS1/${path}`)) !== undefined
const sweep = (): Promise<unknown> => new Housekeeping(toko.http.engine).sweep()

beforeAll(async () => {
  toko = await openTokoBeli()
  await toko.http.send('PUT', '/api/v1/para-system/key/FOTO_IDENTITAS_MODULE', {
    token: toko.own,
    body: { value: true },
  })
  const hitung = await toko.send('pembelian/hitung', { jenis: 'BELI', baris: [gelang] })
  total = Number(dataOf(hitung)['total'])
})
afterAll(() => toko.http.close())

test('a photo is not believed by its name', async () => {
  const missing = await jual('IDENTITAS/satu.jpg')
  expect([missing.status, missing.json.fields]).toEqual([
    400,
    [{ field: 'foto_identitas', message: 'Foto Identitas Tidak Ada, Ambil Fotonya Lagi' }],
  ])
  for (const path of [
    'IDENTITAS/../IDENTITAS/a.jpg',
    'IDENTITAS/a/b.jpg',
    'IDENTITAS/.jpg',
    'IDENTITAS//etc/passwd',
    'TIMBANGAN/a.jpg',
  ])
    expect((await jual(path)).json.fields?.[0]?.field, path).toMatch(/foto_identitas$/)
  const text = await taken('IDENTITAS/teks.jpg', Buffer.from('<script>'))
  expect((await jual(text)).json.fields?.[0]?.field).toBe('foto_identitas')
  // Another shop's file of the same name is not this shop's.
  await toko.http.engine.files.write('GS2/IDENTITAS/lain.jpg', Buffer.from([0xff, 0xd8, 0xff]))
  expect((await jual('IDENTITAS/lain.jpg')).status).toBe(400)
  const here = await taken('IDENTITAS/ada.jpg')
  const scale = await jual(here, { foto: 'TIMBANGAN/tidak-ada.jpg' })
  expect(scale.json.fields).toEqual([
    { field: 'pembelian.baris.0.foto', message: 'Foto Timbangan Tidak Ada, Ambil Fotonya Lagi' },
  ])
  dataOf(await jual(here, { foto: await taken('TIMBANGAN/satu.jpg') }))
})

test('one of another purchase, or of another card, does not count', async () => {
  const other = await jual(await taken('IDENTITAS/dua.jpg'), { foto: 'TIMBANGAN/satu.jpg' })
  expect(other.json.fields?.[0]).toEqual({
    field: 'pembelian.baris.0.foto',
    message: 'Foto Timbangan Sudah Dipakai, Ambil Foto Yang Baru',
  })
  const stranger = await jual('IDENTITAS/ada.jpg', {}, '3275010101800099')
  expect(stranger.json.fields?.[0]?.message).toBe(
    'Foto Identitas Sudah Dipakai, Ambil Foto Yang Baru',
  )
  dataOf(await jual('IDENTITAS/ada.jpg')) // the same card, on file
})

test('one that was replaced goes a week later, the new one stays', async () => {
  const baru = await taken('IDENTITAS/baru.jpg')
  dataOf(await jual(baru))
  await toko.rows(sql`update unggahan set saat = now() - interval '6 days'`)
  await sweep()
  expect([await exists('IDENTITAS/ada.jpg'), await exists(baru)]).toEqual([true, true])
  await toko.rows(sql`update unggahan set saat = now() - interval '8 days'`)
  await sweep()
  expect([await exists('IDENTITAS/ada.jpg'), await exists(baru)]).toEqual([false, true])
  // Somebody's data are erased: his photo goes, too.
  await toko.rows(sql`update pelanggan set no_identitas = null, foto_identitas = null,
    dihapus_pada = now() where foto_identitas = ${baru}`)
  await toko.rows(sql`update unggahan set saat = now() - interval '8 days'`)
  await sweep()
  expect(await exists(baru)).toBe(false)
})

test('a draft bears the card for a day, and its other lines as long as it lives', async () => {
  const id = newId()
  const body = {
    judul: 'Ibu Siti',
    nama_customer: 'IBU SITI',
    alamat_customer: null,
    no_hp: null,
    kode_sales: null,
    baris: [],
    pembelian: { jenis: 'BELI', baris: [gelang], ...kartu('IDENTITAS/draf.jpg') },
    pembayaran: [],
  }
  const kept = await toko.http.call(drafPenjualan.simpan, { id }, { token: toko.kasir, body })
  expect(kept.status, kept.text).toBe(200)
  const draft = async () => {
    const { json } = await toko.http.call(drafPenjualan.list, {}, { token: toko.kasir })
    return json.data[0]?.isi.pembelian
  }
  await sweep()
  expect(await draft()).toMatchObject(kartu('IDENTITAS/draf.jpg'))
  await toko.rows(sql`update draf set diubah_pada = now() - interval '25 hours'`)
  await sweep()
  const gone = { jenis_identitas: null, no_identitas: null, foto_identitas: null }
  expect(await draft()).toMatchObject({ ...gone, baris: [{ nama_barang: 'GELANG TUA' }] })
  await toko.rows(sql`update draf set diubah_pada = now() - interval '31 days'`)
  await sweep()
  expect(await toko.rows(sql`select id from draf`)).toEqual([])
})
