import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { temuanOf } from './mata.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Somebody who has lost his slip tells a PIN; whoever only guesses is stopped.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let foto: string
let kartu: string

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 3_000_000, spv, kasir)
  foto = await fotoService(kasir)
  kartu = await fotoService(kasir, 'kartu_service')
})
afterAll(() => shop.close())

/** A ring that is done, and costs 150.007. */
async function jadi(): Promise<string> {
  const { nomor } = dataOf(await kasir.post('service/simpan', tiketService(foto)))
  const hasil = { berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, biaya: 150_007, upah: 0 }
  dataOf(await kasir.post('service/selesai', { nomor, ...hasil }))
  return String(nomor)
}
const ambil = (nomor: string, lain: object) => ({
  ...{ nomor, sisa: 150_007, pembayaran: tunai(150_007), ...lain },
})
const tebak = (nomor: string, kode: string, siapa = kasir) =>
  siapa.post('service/ambil', ambil(nomor, { bukti: 'PIN', kode }))
const salah = async (nomor: string) =>
  (await kasir.get(`service/lihat?q=${nomor}`)).json.data[0].pin_salah
const tutup = (nomor: string, jumlah: number) => [
  {
    field: 'bukti',
    message: `PIN ${nomor} Ditutup Setelah ${jumlah} Kali Salah, Pakai Nota Atau Foto Kartu Identitas`,
  },
]

describe('a PIN', () => {
  it('is kept by a slow hash; one that was kept by a fast one still opens', async () => {
    const nomor = await jadi()
    const [row] = await shop.rows(
      sql<{ id: string; sidik: string }>`select id, isi->>'sidik_pin' as sidik from dokumen
        where nomor = ${nomor}`,
    )
    expect(row?.sidik).toMatch(/^\$argon2id\$/)
    const lama = createHash('sha256').update(`${row?.id} 482913`).digest('hex')
    const asal = sql`(select isi from kencana.dokumen where nomor = ${nomor})`
    await shop.paksa([
      sql`update kencana.dokumen set isi = ${asal} || ${JSON.stringify({ sidik_pin: lama })}::jsonb
        where nomor = ${nomor}`,
    ])
    expect((await tebak(nomor, '482914')).json.fields).toEqual([
      { field: 'kode', message: 'PIN Tidak Cocok, Tinggal 4 Kali' },
    ])
    dataOf(await tebak(nomor, '482913'))
    await shop.paksa([
      sql`update kencana.dokumen set isi = ${asal} || ${JSON.stringify({ sidik_pin: row?.sidik })}::jsonb
        where nomor = ${nomor}`,
    ])
  })

  it('is closed by the fifth wrong one, however right the sixth; the card opens, and says so', async () => {
    const nomor = await jadi()
    for (const sisa of [4, 3, 2, 1])
      expect((await tebak(nomor, '000000')).json.fields).toEqual([
        { field: 'kode', message: `PIN Tidak Cocok, Tinggal ${sisa} Kali` },
      ])
    // Nothing that is refused for another reason counts as a guess, nor an empty one.
    const lain = ambil(nomor, { bukti: 'PIN', kode: '000000', sisa: 150_006 })
    expect((await kasir.post('service/ambil', lain)).json.code).toBe('E-MDB:02')
    expect((await tebak(nomor, ' ')).json.fields?.[0]?.message).toBe('PIN Harus Diisi')
    expect(await salah(nomor)).toBe(4)
    expect((await tebak(nomor, '000001')).json.fields).toEqual(tutup(nomor, 5))
    expect((await tebak(nomor, '482913')).json.fields).toEqual(tutup(nomor, 5))
    expect(await salah(nomor)).toBe(5)
    const { json } = await spv.get(`dokumen/jejak/${nomor}`)
    const langkah: { nama_status: string; oleh: string }[] = json.data.langkah
    expect(langkah.map(({ nama_status }) => nama_status)).toEqual([
      'Diterima',
      'Selesai',
      ...Array.from({ length: 5 }, () => 'PIN Salah'),
    ])
    const pakai = ambil(nomor, { bukti: 'KARTU', foto_kartu: kartu })
    const asked = await kasir.post('service/ambil', pakai)
    expect(asked.json.details).toMatchObject({
      kategori: 'AMBIL_TANPA_NOTA',
      sesudah: { [nomor]: 'Foto Kartu Identitas', 'PIN Salah': '5 x' },
    })
    const november = 'tgl_from=2026-11-21&tgl_to=2026-11-30'
    expect(await temuanOf(own, 'TEBAK_PIN', 'TERBUKA', november)).toMatchObject([
      { dokumen: nomor, skor: 55 },
    ])
    dataOf(await kasir.postApproved('service/ambil', pakai, 'own'))
  })

  it('counts ten guesses that are made at once', async () => {
    dataOf(await own.put('para-system/key/SERVICE_PIN_SALAH', { value: 7 }))
    const nomor = await jadi()
    const orang = [kasir, spv, own]
    const semua = await Promise.all(
      Array.from({ length: 10 }, (_, at) => tebak(nomor, `00000${at}`, orang[at % 3])),
    )
    const kata = semua.map(({ json }) => String(json.fields?.[0]?.message))
    expect(kata.filter((each) => each.startsWith('PIN Tidak Cocok')).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((sisa) => `PIN Tidak Cocok, Tinggal ${sisa} Kali`),
    )
    expect(kata.filter((each) => each.includes('Ditutup Setelah 7 Kali'))).toHaveLength(4)
    expect(await salah(nomor)).toBe(7)
    dataOf(await own.put('para-system/key/SERVICE_PIN_SALAH', { value: 5 }))
  })

  it('is not taken any more in a shop where too many were wrong within an hour', async () => {
    const [satu, dua] = [await jadi(), await jadi()]
    dataOf(await own.put('para-system/key/SERVICE_PIN_SALAH_TOKO', { value: 14 }))
    await tebak(satu, '111111') // the fourteenth of this hour
    const { json } = await tebak(dua, '482913')
    expect(json.fields).toEqual([
      {
        field: 'bukti',
        message:
          'Terlalu Banyak PIN Salah Di Toko Ini Dalam Satu Jam, Pakai Nota Atau Foto Kartu Identitas',
      },
    ])
    await shop.paksa([sql`update kencana.pin_coba set saat = saat - interval '61 minutes'`])
    dataOf(await tebak(dua, '482913'))
    expect(await shop.audit()).toEqual([])
  })

  it('is asked of nobody who chose none', async () => {
    const { nomor } = dataOf(await kasir.post('service/simpan', tiketService(foto, { pin: null })))
    const hasil = { berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, biaya: 150_007, upah: 0 }
    dataOf(await kasir.post('service/selesai', { nomor, ...hasil }))
    expect((await tebak(String(nomor), '482913')).json.fields).toEqual([
      { field: 'bukti', message: `Tidak Ada PIN Untuk ${String(nomor)}` },
    ])
  })
})
