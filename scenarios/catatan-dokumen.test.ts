import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#server/test-http'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// People write about a document, with photos; whoever may see the document reads it.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let nota: string
const sari = {
  nama_customer: 'Ibu Sari Dewi',
  no_hp: '081298765432',
  alamat_customer: 'Jalan Melati 7',
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR', 'kasir1')
  await kasir.post('penjualan/harga-hari-ini', {})
  const saved = dataOf(
    await kasir.post('penjualan/simpan', notaCincin(await terimaCincin(spv, 1), sari)),
  )
  const grup = String(saved['no_faktur_group'])
  await kasir.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [] })
  const [row] = await shop.rows(
    sql<{ nomor: string }>`select nomor from dokumen where jenis = 'PENJUALAN'`,
  )
  nota = row?.nomor ?? ''
})
afterAll(() => shop.close())

const foto = async (): Promise<string> => {
  const size = { width: 64, height: 48, channels: 3, background: '#b8860b' } as const
  const bytes = await sharp({ create: size }).png().toBuffer()
  return String((await kasir.upload('gambar/lampiran', bytes)).json.data.gambar_path)
}
const tulis = (who: Person, catatan: string | null, lampiran: string[] = [], nomor = nota) =>
  who.post('catatan-dokumen', { nomor, catatan, lampiran })
const baca = async (who: Person, nomor = nota) => (await who.get(`catatan-dokumen/${nomor}`)).json

describe('a note on a document', () => {
  it('is words, photos, or both, and read by whoever sees the document', async () => {
    const gambar = await foto()
    await tulis(kasir, '  Cincin dikecilkan 2 nomor sebelum diserahkan  ')
    dataOf(await tulis(spv, null, [gambar]))
    expect((await baca(own)).data).toMatchObject([
      {
        catatan: 'Cincin dikecilkan 2 nomor sebelum diserahkan',
        lampiran: [],
        oleh: 'kasir1',
        boleh_hapus: true,
      },
      { catatan: '', lampiran: [gambar], oleh: 'spv', boleh_hapus: true },
    ])
    expect((await baca(kasir)).data).toMatchObject([{ boleh_hapus: true }, { boleh_hapus: false }])
    // By a note of his own he could delete the leader's photo with it.
    const pinjam = await tulis(kasir, 'Foto yang sama', [gambar])
    expect([pinjam.status, pinjam.json.message]).toEqual([400, 'Gambar Tidak Ditemukan'])
  })

  it('changes nothing in the books', async () => {
    const heads = () => shop.rows(sql`select urut, encode(hash, 'hex') as hash from rantai`)
    const awal = await heads()
    dataOf(await tulis(kasir, 'Dititipkan pada Pak Budi'))
    expect(await heads()).toEqual(awal)
    expect(await shop.audit()).toEqual([])
  })

  it('is refused without content, with a photo that is not there, on what is not there', async () => {
    for (const [catatan, lampiran] of [
      [null, []],
      ['   ', []],
      ['x', ['lampiran/tidakada.jpg']],
      ['x', ['IDENTITAS/kartu.jpg']],
      ['y'.repeat(1001), []],
    ] as const)
      expect((await tulis(kasir, catatan, [...lampiran])).status, catatan ?? '-').toBe(400)
    expect((await tulis(kasir, 'x', [], 'FJ-GS1-261121-9999')).status).toBe(404)
    expect((await baca(kasir)).data).toHaveLength(3)
  })

  it('is for nobody who does not see the document', async () => {
    const lain = await shop.person('KASIR', 'kasir2', '/stock-barang')
    expect(await baca(lain)).toMatchObject({ code: 'E-TIDAK-ADA' })
    expect((await tulis(lain, 'x')).status).toBe(404)
    const jejak = await shop.person('KASIR', 'kasir3', '/jejak-dokumen')
    expect((await baca(jejak)).data).toHaveLength(3)
  })

  it('is taken off by its writer or a leader, and says that it was there', async () => {
    const semua = (await baca(own)).data as { id: string }[]
    const [pertama, kedua] = semua
    expect((await kasir.delete(`catatan-dokumen/${kedua?.id ?? ''}`)).status).toBe(404)
    expect((await kasir.delete(`catatan-dokumen/${pertama?.id ?? ''}`)).status).toBe(200)
    expect((await kasir.delete(`catatan-dokumen/${pertama?.id ?? ''}`)).status).toBe(404)
    expect((await baca(kasir)).data[0]).toMatchObject({
      catatan: '',
      dihapus_oleh: 'kasir1',
      boleh_hapus: false,
    })
    const laporan = await own.post('catatan-dokumen/report', {
      tgl_from: '2026-11-01',
      tgl_to: '2099-12-31', // whatever the clock of the machine says
      user_id: null,
    })
    expect(laporan.json.data.rows).toMatchObject([
      { nomor: nota, oleh: 'kasir1', dihapus_oleh: 'kasir1', foto: 0 },
      { nomor: nota, oleh: 'spv', dihapus_oleh: null, foto: 1 },
      { nomor: nota, catatan: 'Dititipkan pada Pak Budi' },
    ])
  })

  it('takes its photos with it', async () => {
    const gambar = await foto()
    const { id } = dataOf(await tulis(kasir, 'salah foto', [gambar]))
    expect((await own.get(`gambar/${gambar}`)).status).toBe(200)
    expect((await kasir.delete(`catatan-dokumen/${String(id)}`)).status).toBe(200)
    expect((await own.get(`gambar/${gambar}`)).status).toBe(404)
  })

  it('leaves a photo that could not be deleted on the list of what is swept', async () => {
    const gambar = await foto()
    const { id } = dataOf(await tulis(kasir, 'disk rusak', [gambar]))
    await shop.paksa([sql`delete from kencana.unggahan`])
    const { files } = shop.http.engine
    files.write = () => Promise.reject(new Error('the disk is away'))
    expect((await kasir.delete(`catatan-dokumen/${String(id)}`)).status).toBe(500)
    Reflect.deleteProperty(files, 'write')
    expect(await shop.rows(sql`select gambar from unggahan`)).toEqual([{ gambar }])
  })

  it('is forgotten with the customer of the document, photo and all', async () => {
    // The visit names nobody itself.
    dataOf(await tulis(own, 'Ibu Sari menunggu di depan', [], nota.replace('FJ', 'FG')))
    const id = (await own.get('data-pribadi?cari=sari')).json.data.map(
      (one: { id: string }) => one.id,
    )
    const [, { lampiran }] = (await baca(own)).data
    dataOf(await own.post('data-pribadi/hapus', { id, alasan: 'Surat 20', password: testPassword }))
    const sisa = (await baca(own)).data as { catatan: string; lampiran: string[] }[]
    expect(new Set(sisa.map((one) => JSON.stringify([one.catatan, one.lampiran])))).toEqual(
      new Set(['["",[]]']),
    )
    expect((await own.get(`gambar/${lampiran[0]}`)).status).toBe(404)
    expect(
      await shop.rows(sql`select 1 from catatan_dokumen where catatan <> '' or lampiran <> '[]'`),
    ).toEqual([])
  })
})
