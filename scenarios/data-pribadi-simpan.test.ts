import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Housekeeping } from '#server/housekeeping'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { openDb } from '#server/db'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// Whose card a shop has seen is not forgotten before the law lets him go; he may ask for it now,
// and it happens by itself when his time is over.
let http: TestHttp
let own: Person
let kasir: Person
let barang: string[] = []

const ani = {
  nama_customer: 'Ibu Ani',
  no_hp: '6281234567890',
  alamat_customer: 'Jl. Melati 3',
  jenis_identitas: 'KTP',
  no_identitas: '3171234567890001',
}
const beni = { nama_customer: 'Pak Beni', no_hp: '6281234567891' }

const jual = async (lain: object): Promise<void> => {
  dataOf(await kasir.post('penjualan/simpan', notaCincin(barang.slice(0, 1), lain)))
  barang = barang.slice(1)
}
const idOf = async (kata: string): Promise<string[]> =>
  (await own.get(`data-pribadi?cari=${kata}`)).json.data.map(({ id }: { id: string }) => id)
const hapus = async (kata: string, lain: object = {}) =>
  own.post('data-pribadi/hapus', {
    ...{ id: await idOf(kata), alasan: 'Surat tanggal 20', password: testPassword, ...lain },
  })
const urusan = async () => (await own.get('data-pribadi/urusan')).json.data
const sapu = async (): Promise<number> =>
  (await new Housekeeping(http.engine).sweep())['pribadi'] ?? -1

/** The shop's day, as years of closing days would have moved it. */
async function padaTanggal(tgl: string): Promise<void> {
  const owner = openDb(http.database.ownerUrl)
  try {
    await owner.chain.rows(sql`update kencana.toko set tgl_system = ${tgl} where kode_toko = 'GS1'`)
  } finally {
    await owner.close()
  }
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1', 'PUSAT')
  own = personOf(http, 'own', await http.token('own', 'OWN', 'GS1'))
  await fillMasters(own)
  kasir = personOf(http, 'kasir', await http.token('kasir', 'KASIR', 'GS1'))
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  barang = await terimaCincin(own, 6)
  await jual(ani)
  await jual(beni)
}, 60_000)
afterAll(() => http.close())

describe('who is known by his card', () => {
  it('is not forgotten before his time is over, and told when that is', async () => {
    const answer = await hapus('ani')
    expect([answer.status, answer.json.message]).toEqual([
      422,
      'Identitasnya Wajib Disimpan Sampai 2031-11-21, Centang Untuk Menghapusnya Sesudah Itu',
    ])
    expect(await idOf('ani')).toHaveLength(1)
    expect(await urusan()).toEqual([])
  })

  it('is one person, though another address made a row without a card of him', async () => {
    const dewi = {
      ...ani,
      nama_customer: 'Bu Dewi',
      no_hp: '6281234567892',
      no_identitas: '317999',
    }
    await jual(dewi)
    const tanpa = { jenis_identitas: null, no_identitas: null }
    await jual({ ...dewi, ...tanpa, alamat_customer: 'Jl. Kenanga 8' })
    const rows = await http.database.db.rows<{ id: string }>(
      'GS1',
      sql`select id from kencana.pelanggan where no_hp = ${dewi.no_hp} and no_identitas is null`,
    )
    expect(rows).toHaveLength(1)
    const id = rows.map((row) => row.id)
    const { json } = await own.post('data-pribadi/hapus', {
      ...{ id, alasan: 'Surat tanggal 20', password: testPassword },
    })
    expect(json.message).toMatch(/^Identitasnya Wajib Disimpan Sampai 2031-11-21/)
  })

  it('whose card nobody saw is forgotten at once, whatever he ticks', async () => {
    const answer = await hapus('beni', { nanti: true })
    expect([answer.status, answer.json.message]).toEqual([200, 'Data Pribadi Sudah Dihapus'])
    expect(await idOf('beni')).toEqual([])
  })

  it('asks for it now, and waits for the day', async () => {
    const answer = await hapus('ani', { nanti: true })
    expect([answer.status, answer.json.message]).toEqual([
      200,
      'Data Pribadi Akan Dihapus Pada 2031-11-21',
    ])
    expect((await urusan())[0]).toMatchObject({
      ...{ tindakan: 'NANTI', oleh: 'own', alasan: 'Surat tanggal 20', boleh_pada: '2031-11-21' },
    })
    expect(await sapu()).toBe(0)
    await padaTanggal('2031-11-20')
    expect(await sapu()).toBe(0)
    expect(await idOf('ani')).toHaveLength(1)
  })

  it('who buys again meanwhile waits anew', async () => {
    await padaTanggal('2026-11-22')
    dataOf(await own.post('penjualan/harga-hari-ini', {}))
    await jual(ani)
    await padaTanggal('2031-11-21')
    expect(await sapu()).toBe(1)
    expect(await idOf('ani')).toHaveLength(1)
    expect((await urusan())[0]).toMatchObject({ boleh_pada: '2031-11-22' })
  })

  it('is forgotten by itself when his time is over', async () => {
    await padaTanggal('2031-11-22')
    expect(await sapu()).toBe(1)
    expect(await idOf('ani')).toEqual([])
    expect(await http.database.db.rows('GS1', sql`select 1 from kencana.hapus_nanti`)).toEqual([])
    expect((await urusan())[0]).toMatchObject({ tindakan: 'HAPUS', alasan: 'Surat tanggal 20' })
    const [row] = await http.database.db.rows(
      'GS1',
      sql`select nama_customer, no_identitas,
      id_orang from kencana.pelanggan where dihapus_pada is not null and no_hp = '' limit 1`,
    )
    expect(row).toEqual({ nama_customer: '', no_identitas: null, id_orang: null })
    expect(await sapu()).toBe(0)
  })
})
