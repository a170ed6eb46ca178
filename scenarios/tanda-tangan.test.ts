import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A debtor signs his loan on the screen of the counter, and it holds for these figures alone.
let shop: Shop
let kasir: Person
let spv: Person
let nomor: string
let kunci: string

beforeAll(async () => {
  shop = await openShop('GS1', '2027-07-01T01:00:00+07:00')
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  const gambar = await foto(kasir, 'foto_jaminan')
  const kartu = await foto(spv, 'IDENTITAS')
  nomor = String(dataOf(await kasir.post('hutang/simpan', pinjaman(gambar, kartu))).nomor)
}, 60_000)
afterAll(() => shop.close())

const paraf = '100,300 220,80 340,300;500,200'
const minta = () => kasir.post('tanda-tangan', { nomor })
const menunggu = async () => (await kasir.post('layar/tanda-tangan/menunggu', { kunci })).json.data
const jawab = async (lain: object = {}) => {
  const { id } = (await menunggu()) ?? { id: '00000000-0000-4000-8000-000000000000' }
  return kasir.post('layar/tanda-tangan', { kunci, id, tolak: false, goresan: paraf, ...lain })
}
const berlaku = sql<{ n: number }>`select count(b.gambar)::int as n from dokumen d
  left join lateral tanda_berlaku('GS1', array[d.id]) b on true`
const terakhir = async () => (await kasir.get(`tanda-tangan/${nomor}`)).json.data[0]

describe('a signature', () => {
  it('needs a screen at this counter', async () => {
    expect((await minta()).json.message).toBe('Konter Ini Belum Punya Layar Pelanggan')
    const made = dataOf(await kasir.post('layar', { jenis: 'PELANGGAN', nama: 'Tablet' }))
    kunci = String(made.kunci)
    expect(await menunggu()).toBeNull()
  })

  it('is asked with the figures that the customer reads', async () => {
    dataOf(await minta())
    const isi = await menunggu()
    expect(isi).toMatchObject({ nomor, jenis: 'HUTANG' })
    const kata = isi.baris.map((one: { kata: string }) => one.kata)
    expect(kata).toEqual(expect.arrayContaining(['Pokok Pinjaman', 'Jatuh Tempo', 'Berat']))
    // 120 days of 4.288, and never fewer than 15 days of it.
    for (const baris of [
      { kata: 'Biaya Administrasi', rupiah: 10_000 },
      { kata: 'Uang Diterima Customer', rupiah: 7_340_000 },
      { kata: 'Hari Paling Sedikit', teks: '15' },
      { kata: 'Tebus Saat Jatuh Tempo', rupiah: 7_350_000 + 120 * 4_288 },
    ])
      expect(isi.baris).toContainEqual(expect.objectContaining(baris))
    expect(await terakhir()).toMatchObject({ keadaan: 'DIMINTA', berlaku: true })
  })

  it('is refused while nothing was drawn, and when it is not asked for any more', async () => {
    const pendek = await jawab({ goresan: '100,100 150,100' })
    expect(pendek.json.message).toBe('Tanda Tangan Belum Ada')
    const kosong = await jawab({ goresan: null })
    expect(kosong.json.message).toBe('Tanda Tangan Tidak Terbaca, Ulangi')
    dataOf(await kasir.delete('tanda-tangan'))
    expect((await jawab()).json.message).toBe('Tanda Tangan Ini Tidak Diminta Lagi')
    expect(await terakhir()).toMatchObject({ keadaan: 'DIGANTI', gambar: null })
  })

  it('may be refused by the customer', async () => {
    dataOf(await minta())
    expect((await jawab({ tolak: true, goresan: null })).json.message).toBe('Tidak Ditandatangani')
    expect(await terakhir()).toMatchObject({ keadaan: 'TOLAK', gambar: null })
  })

  it('is kept with the document, and stays as it was drawn', async () => {
    dataOf(await minta())
    expect((await jawab()).json.message).toBe('Terima Kasih')
    const satu = await terakhir()
    expect(satu).toMatchObject({ keadaan: 'TANDA', berlaku: true })
    expect(satu.gambar).toMatch(/^tanda_tangan\/[0-9a-f]{24}\.jpg$/)
    await expect(
      shop.rows(sql`update tanda_tangan set keadaan = 'TOLAK', gambar = null
        where keadaan = 'TANDA'`),
    ).rejects.toThrow('buku_tidak_dapat_diubah')
    const [berlaku] = await shop.rows<{ gambar: string }>(
      sql`select b.gambar from dokumen d, tanda_berlaku('GS1', array[d.id]) b
        where d.nomor = ${nomor}`,
    )
    expect(berlaku?.gambar).toBe(satu.gambar)
  })

  it('holds no more when the figures are others', async () => {
    const diubah = sql`update dokumen set isi = jsonb_set(isi, '{pokok}', '4123000')
      where nomor = ${nomor}`
    expect(await shop.andai([], berlaku)).toEqual([{ n: 1 }])
    expect(await shop.andai([diubah], berlaku)).toEqual([{ n: 0 }])
  })

  it('of before its kind told more holds, and of other figures does not', async () => {
    const dulu = ['Jaminan', 'Berat', 'No Segel', 'Pokok Pinjaman', 'Bunga Per Hari', 'Jatuh Tempo']
    const ditandatangani = (kata: readonly string[]) => sql`
      with isi as (select d.id, bacaan_tanda('GS1', d.id) - 'nama' as b from dokumen d
        where d.nomor = ${nomor}),
      dulu as (select id, md5(jsonb_set(b, '{baris}', (select jsonb_agg(x order by n)
        from jsonb_array_elements(b->'baris') with ordinality as e(x, n)
        where x->>'kata' = any (${kata})))::text) as sidik from isi)
      insert into tanda_tangan select (jsonb_populate_record(t, jsonb_build_object(
        'id', gen_random_uuid(), 'sidik', l.sidik, 'dijawab_pada', now() + interval '1 day'))).*
      from tanda_tangan t join dulu l on l.id = t.id_dokumen where t.keadaan = 'TANDA' limit 1`
    expect(await shop.andai([ditandatangani(dulu)], berlaku)).toEqual([{ n: 1 }])
    expect(await shop.andai([ditandatangani(dulu.slice(1))], berlaku)).toEqual([{ n: 0 }])
    const diubah = sql`update dokumen set isi = jsonb_set(isi, '{pokok}', '4123000')
      where nomor = ${nomor}`
    expect(await shop.andai([ditandatangani(dulu), diubah], berlaku)).toEqual([{ n: 0 }])
  })

  it('is taken back by whoever refuses later, until he signs again', async () => {
    expect(await shop.rows(berlaku)).toEqual([{ n: 1 }])
    dataOf(await minta())
    dataOf(await kasir.delete('tanda-tangan')) // the counter took it back, he did not
    expect(await shop.rows(berlaku)).toEqual([{ n: 1 }])
    dataOf(await minta())
    await jawab({ tolak: true, goresan: null })
    expect(await shop.rows(berlaku)).toEqual([{ n: 0 }])
    dataOf(await minta())
    await jawab()
    expect(await shop.rows(berlaku)).toEqual([{ n: 1 }])
  })

  it('leaves no picture that nothing names and nobody sweeps', async () => {
    expect(await shop.rows(sql`select from unggahan where oleh = 'layar'`)).toEqual([])
    dataOf(await minta())
    const { files } = shop.http.engine
    files.write = () => Promise.reject(new Error('the server ends here'))
    expect((await jawab()).status).toBe(500)
    Reflect.deleteProperty(files, 'write')
    expect(await shop.rows(sql`select from unggahan where oleh = 'layar'`)).toHaveLength(1)
    dataOf(await kasir.delete('tanda-tangan'))
  })

  it('is not waited for for ever', async () => {
    dataOf(await minta())
    await shop.paksa([
      sql`update tanda_tangan set diminta_pada = diminta_pada - interval '16 minutes'`,
    ])
    expect(await menunggu()).toBeNull()
    expect(await terakhir()).toMatchObject({ keadaan: 'LEWAT' })
    expect((await jawab()).json.message).toBe('Tanda Tangan Ini Tidak Diminta Lagi')
    dataOf(await minta())
    expect(await terakhir()).toMatchObject({ keadaan: 'DIMINTA' })
  })

  it('is asked at one counter: the other one shows it no more, and may take it back', async () => {
    const made = dataOf(await spv.post('layar', { jenis: 'PELANGGAN', nama: 'Meja SPV' }))
    const lain = async () =>
      (await kasir.post('layar/tanda-tangan/menunggu', { kunci: made.kunci })).json.data
    dataOf(await minta())
    dataOf(await spv.post('tanda-tangan', { nomor }))
    expect(await menunggu()).toBeNull()
    expect(await lain()).toMatchObject({ nomor })
    dataOf(await kasir.delete('tanda-tangan'))
    expect(await lain()).toMatchObject({ nomor })
    dataOf(await kasir.delete(`tanda-tangan?nomor=${nomor}`))
    expect(await lain()).toBeNull()
    expect(await terakhir()).toMatchObject({ keadaan: 'DIGANTI' })
  })

  it('is not waited for at a screen that was shut out', async () => {
    dataOf(await spv.post('tanda-tangan', { nomor }))
    const { data } = (await spv.get('layar?jenis=PELANGGAN')).json
    const { id } = data.find(({ di_sini }: { di_sini: boolean }) => di_sini)
    dataOf(await spv.delete(`layar/${id}`))
    expect(await terakhir()).toMatchObject({ keadaan: 'LEWAT' })
  })

  it('is not taken for figures that changed while the customer read', async () => {
    dataOf(await minta())
    await shop.paksa([
      sql`update dokumen set isi = jsonb_set(isi, '{pokok}', '4123000') where nomor = ${nomor}`,
    ])
    expect((await jawab()).json.message).toBe('Isi Dokumen Sudah Berubah, Minta Tanda Tangan Lagi')
    expect(await terakhir()).toMatchObject({ keadaan: 'DIGANTI', berlaku: false })
    expect(await menunggu()).toBeNull()
  })
})
