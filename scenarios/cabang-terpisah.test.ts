import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freePort } from '#server/postgres/processes'
import { ServerProcesses } from '#server/test-process'
import { createTestDatabase } from '#server/test-database'
import { dirikan, masuk, nyalakan, type Mesin } from './mesin.ts'
import { personOf, type Person } from './shop.ts'

// A chain on one server (PUSAT and GS1) and a branch on a server and database of its own (GS3).
// The branch is killed while the head office saves, the head office too; both come again, and
// everything has been done once.

const servers = new ServerProcesses('src/start.server.ts')
const PORTAL_TOKEN = 'rahasia-bersama-0123456789-abcdefgh'
const banyak = 24

interface Cabang {
  readonly cabang: string
  readonly status: string
}

const harga = (n: number) => ({ kode_harga: `HB${n}`, harga_per_gram: 1_000_000 + n, kadar: null })

const statusDi = async (pusat: Person): Promise<Cabang[]> =>
  (await pusat.get('pusat/tugas')).json.data.flatMap(({ cabang }: { cabang: Cabang[] }) => cabang)

/** What a shop has, and what was ever done to it. */
async function isi(person: Person) {
  const rows = await person.get('para-harga-beli')
  const riwayat = await person.get('para-harga-beli/riwayat?limit=500')
  return {
    harga: rows.json.data.map(({ harga_per_gram }: { harga_per_gram: number }) => harga_per_gram),
    aksi: new Set(riwayat.json.data.map(({ aksi }: { aksi: string }) => aksi)),
    kali: riwayat.json.data.length,
  }
}

async function bukaRantai(a: Mesin, portal: string): Promise<Person> {
  const pusat = personOf(a, 'own.pusat', await dirikan(a, 'PUSAT'))
  await pusat.put('para-system/key/KIRIM_BARANG_MODULE', { value: true })
  for (const kode_toko of ['GS1', 'GS3']) {
    const toko = { kode_toko, nama_toko: kode_toko, alamat_toko: 'Jalan 1', zona: 'Asia/Jakarta' }
    await expect.poll(async () => (await pusat.post('tokos/create', toko)).status).toBe(200)
  }
  // Where a branch is reached, an owner says with his password.
  const owner = { user_id: 'own.pusat', password: 'kencana-uji' }
  const body = { ...owner, portal, versi: 1 }
  expect((await pusat.put('pusat/cabang/GS3/portal', body)).json.message).toBe(
    'Data Berhasil Dirubah',
  )
  return pusat
}

test('a branch on a server of its own gets everything once, whoever dies meanwhile', async () => {
  const [milikPusat, milikCabang] = [await createTestDatabase(), await createTestDatabase()]
  const port = await freePort()
  const diPusat = {
    DATABASE_URL: milikPusat.ownerUrl,
    PORTAL_TOKEN,
    PORTAL_HOSTS: `127.0.0.1:${port}`,
  }
  try {
    let a = await nyalakan(servers, 'pusat', diPusat)
    const diCabang = {
      DATABASE_URL: milikCabang.ownerUrl,
      PORTAL_TOKEN,
      PORTAL_PUSAT: `${a.origin}/portal/PUSAT`,
    }
    let pusat = await bukaRantai(a, `http://127.0.0.1:${port}`)
    let b = await nyalakan(servers, 'cabang', diCabang, port)
    let gs3 = personOf(b, 'own.gs3', await dirikan(b, 'GS3'))
    const [toko] = await milikCabang.db.chain.rows(sql`select no_toko, jenis_toko from toko`)
    expect(toko, 'its number comes from the head office').toEqual({
      no_toko: 3,
      jenis_toko: 'CABANG',
    })

    for (let n = 0; n < banyak; n += 1) {
      expect((await pusat.post('para-harga-beli/create', harga(n))).status).toBe(200)
      if (n === 8) {
        b.server.child.kill('SIGKILL')
        await b.server.ended
      }
    }
    // GS1, on this server, does not wait for GS3.
    await expect
      .poll(async () =>
        (await statusDi(pusat)).filter(
          ({ cabang, status }) => cabang === 'GS1' && status !== 'SELESAI',
        ),
      )
      .toEqual([])
    await expect
      .poll(async () => (await statusDi(pusat)).some(({ status }) => status === 'JALAN'))
      .toBe(false)
    a.server.child.kill('SIGKILL')
    await a.server.ended

    b = await nyalakan(servers, 'cabang', diCabang, port)
    a = await nyalakan(servers, 'pusat', diPusat, a.port)
    pusat = personOf(a, 'own.pusat', await masuk(a, 'own.pusat'))
    gs3 = personOf(b, 'own.gs3', await masuk(b, 'own.gs3'))
    await expect
      .poll(async () => new Set((await statusDi(pusat)).map(({ status }) => status)))
      .toEqual(new Set(['SELESAI']))
    const semua = {
      harga: Array.from({ length: banyak }, (_, n) => 1_000_000 + n),
      aksi: new Set(['TAMBAH']),
      kali: banyak,
    }
    const adanya = await isi(gs3)
    expect({ ...adanya, harga: adanya.harga.toSorted() }).toEqual(semua)

    // And the other way: the branch takes what the head office has.
    await pusat.post('banks/create', { kode_bank: 'BCA', nama_bank: 'Bank Central Asia' })
    const lihat = await gs3.post('import-data-pusat/lihat', { master: ['bank'] })
    expect(lihat.json.data, lihat.text).toMatchObject([{ tambah: 1, salah: 0 }])
    await gs3.post('import-data-pusat', { master: ['bank'] })
    await expect.poll(async () => (await gs3.get('banks')).json.count).toBe(1)
  } finally {
    for (const { child, ended } of servers.started) {
      child.kill('SIGKILL')
      await ended
    }
    await milikPusat.drop()
    await milikCabang.drop()
  }
  // A branch that was away for long is asked again after half a minute or more.
}, 300_000)
