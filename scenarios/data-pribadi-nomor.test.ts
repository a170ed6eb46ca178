import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSheet } from '#server/sheet/read-sheet'
import { testDay, testPassword } from '#server/test-http'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { telling } from './pribadi.ts'
import { fillMasters, openShop, personOf, type Person, type Shop } from './shop.ts'

// Numbers and cards go on to other people: who is forgotten takes nobody along who has his by now
// (docs/adr/0117). What is not surely his is a row of its own, and OWN is told of it.
let shop: Shop
let own: Person
let kasir: Person
let etalase: string[] = []

const cari = async (kata: string, who = own) =>
  [(await who.get(`data-pribadi?cari=${encodeURIComponent(kata)}`)).json.data].flat()
const idOf = async (kata: string, who = own): Promise<string[]> =>
  (await cari(kata, who)).map((row) => String(Object(row).id))
const izin = (id: readonly string[]) => ({ id, alasan: 'Surat tanggal 20', password: testPassword })
const hapus = async (kata: string, who = own) =>
  (await who.post('data-pribadi/hapus', izin(await idOf(kata, who)))).json.message
const lembar = async (kata: string): Promise<string> => {
  const { bytes } = await own.post('data-pribadi/ekspor', izin(await idOf(kata)))
  return (await readSheet(bytes, 500)).map(({ sel }) => sel.join(' | ')).join('\n')
}
const jual = async (nama_customer: string, no_hp: string): Promise<void> => {
  const saved = await kasir.post(
    'penjualan/simpan',
    notaCincin(etalase.splice(0, 1), { nama_customer, no_hp }),
  )
  const penjualan = [String(dataOf(saved)['no_faktur_group'])]
  dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan, pembelian: [] }))
}
const daftar = async (
  kode_member: string,
  nama_member: string,
  no_hp: string,
  email: string | null = null,
): Promise<void> => {
  const kosong = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const isi = { kode_member, nama_member, no_hp, ...kosong, email, kode_ajak: null }
  dataOf(await own.post('member/create', { ...isi, aktif: true }))
}
const pindah = async (kode: string, no_hp: string): Promise<void> => {
  const semua = [(await own.get('member/get/all')).json.data].flat()
  const baris = semua.find((one) => Object(one).kode_member === kode)
  dataOf(await own.put(`member/update/${kode}`, { ...baris, no_hp }))
}
/** As if he had been written down so many days before the day of the shop. */
const lama = (hari: number, { hp = '', kode = '' }) =>
  shop.paksa([
    sql`update kencana.pelanggan set dibuat = ${testDay}::date - ${hari}::int
      where no_hp = ${hp}`,
    sql`update kencana.member set tgl_daftar = tgl_daftar - ${hari}::int
      where kode_member = ${kode}`,
  ])
const draf = async (nomor: number, siapa: object): Promise<void> => {
  const isi = { ...siapa, kode_sales: 'SLS1', baris: [], pembayaran: [] }
  const id = `11111111-1111-4111-8111-11111111111${nomor}`
  expect((await kasir.put(`penjualan/draf/${id}`, isi)).status).toBe(200)
}
/** @param hari so many days before the day of the shop, or now */
const pesan = (toko: string, penerima: string, isi: string, hari: number | null = null) =>
  shop.paksa([
    sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, saat)
      values (${toko}, ${isi}, 'own', 'CHAT', ${penerima}, ${isi},
        coalesce(${testDay}::date - ${hari}::int, clock_timestamp()))`,
  ])

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  for (const key of ['MEMBER_MODULE', 'WHATSAPP_MODULE'])
    dataOf(await own.put(`para-system/key/${key}`, { value: true }))
  kasir = await shop.person('KASIR', 'kasir1')
  etalase = await terimaCincin(await shop.person('SPV'), 12)
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

it('a guest takes nobody along who became a member with his number later', async () => {
  const nomor = '6281290900001'
  await jual('BUDI HARTO', nomor)
  await lama(700, { hp: nomor })
  await pesan('GS1', nomor, 'Yth. Budi Harto', 690)
  await daftar('K51', 'Oki Pratama', nomor)
  await jual('OKI PRATAMA', nomor)
  await pesan('GS1', nomor, 'Yth. Oki Pratama')
  expect(await cari('oki')).toMatchObject([
    { nama_member: 'Oki Pratama', nota: 1, nomor_sama: 'BUDI HARTO' },
  ])
  expect(await cari('budi')).toMatchObject([
    { nama_member: null, nota: 1, poin: 0, nomor_sama: 'Oki Pratama' },
  ])
  const semua = await lembar('budi')
  expect(semua).toContain('Yth. Budi Harto')
  expect(semua).not.toMatch(/K51|Oki/)
  expect(await lembar('oki')).not.toMatch(/budi/i)
  expect(await hapus('budi')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'budi harto')).toEqual([])
  expect(await telling(shop, 'oki pratama')).toEqual(['member', 'pelanggan', 'pesan_keluar'])
  expect(await hapus('oki')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'oki pratama|81290900001')).toEqual([])
})

it('a guest of years who becomes a member is one person by his name; by another OWN is told', async () => {
  const [sri, tuti] = ['6281290900002', '6281290900003']
  await jual('SRI AYU', sri)
  await jual('BU TUTI', tuti)
  for (const hp of [sri, tuti]) await lama(700, { hp })
  await daftar('K52', 'Sri Ayu', sri)
  await daftar('K53', 'Tuti Lestari', tuti)
  expect(await cari('sri ayu')).toMatchObject([
    { nota: 1, nama_member: 'Sri Ayu', nomor_sama: null },
  ])
  expect(await lembar('sri ayu')).toContain('K52')
  expect(await hapus('sri ayu')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'sri ayu|81290900002')).toEqual([])
  expect(await cari(tuti)).toMatchObject([
    { nama_customer: 'BU TUTI', nota: 1, nama_member: null, nomor_sama: 'Tuti Lestari' },
    { nama_customer: 'Tuti Lestari', nota: 0, nomor_sama: 'BU TUTI' },
  ])
  // Who buys as a member is this member, whatever the counter wrote.
  await jual('TUTI', tuti)
  const [baru] = (await cari('tuti')).filter((row) => Object(row).nama_customer === 'TUTI')
  expect(baru).toMatchObject({ nama_member: 'Tuti Lestari', nomor_sama: 'BU TUTI' })
  expect(await hapus(tuti)).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'tuti|81290900003')).toEqual([])
})

it('nor a member of years who took the number, nor one who has that of a forgotten member', async () => {
  const [dodi, nina] = ['6281290900004', '6281290900005']
  await jual('DODI', dodi)
  await lama(100, { hp: dodi })
  await daftar('K54', 'Rudi Hakim', '6281290900006')
  await lama(700, { kode: 'K54' })
  await pindah('K54', dodi)
  expect(await hapus('dodi')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'rudi hakim')).toEqual(['member'])
  await shop.http.addShop('GS2', 'CABANG')
  const own2 = personOf(shop.http, 'own2', await shop.http.token('own2', 'OWN', 'GS2'))
  await daftar('K55', 'Nina Ratri', nina)
  await lama(300, { kode: 'K55' })
  await shop.paksa([
    sql`insert into kencana.pelanggan (kode_toko, id, nama_customer, no_hp, dibuat)
      values ('GS2', gen_random_uuid(), 'NINA RATRI', ${nina}, ${testDay}::date - 200)`,
  ])
  expect(await hapus('nina')).toBe('Data Pribadi Sudah Dihapus')
  await daftar('K56', 'Hadi Wijaya', nina)
  expect(await cari('hadi', own2)).toMatchObject([{ nomor_sama: 'NINA RATRI' }])
  expect(await hapus('nina', own2)).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'nina ratri')).toEqual([])
  expect(await telling(shop, 'hadi wijaya')).toEqual(['member'])
  expect(await shop.audit()).toEqual([])
})

it('nor who has the card of somebody who was asked about before, and he is forgotten himself', async () => {
  for (const [kode, ratih, joko, hapusDulu] of [
    ['K57', 'Ratih Satu', 'Joko Satu', false],
    ['K58', 'Ratih Dua', 'Joko Dua', true],
  ] as const) {
    await daftar(kode, ratih, `62812909000${kode.slice(1)}`)
    await lama(30, { kode })
    expect(await lembar(ratih)).toContain(kode)
    const dulu = hapusDulu ? await hapus(ratih) : null
    // Nothing of hers is in any book: the card is deleted, and used anew.
    await shop.paksa([sql`delete from kencana.member where kode_member = ${kode}`])
    await daftar(kode, joko, `62812909010${kode.slice(1)}`)
    expect(dulu ?? (await hapus(ratih))).toBe('Data Pribadi Sudah Dihapus')
    expect(await telling(shop, ratih)).toEqual([])
    expect(await telling(shop, joko)).toEqual(['member'])
    expect(await cari(joko)).toMatchObject([{ nama_member: joko, nota: 0 }])
    expect(await hapus(joko)).toBe('Data Pribadi Sudah Dihapus')
    expect(await cari(joko)).toEqual([])
  }
})

it('what was sent to a number that she had goes with her, not what came there after her', async () => {
  const [dulu, kini] = ['6281290900061', '6281290900062']
  await daftar('K59', 'Wulan Sari', dulu)
  await jual('WULAN SARI', dulu)
  await pesan('GS1', dulu, 'Yth. Wulan')
  await pesan('GS2', dulu, 'Yth. Wulan Sari')
  await pindah('K59', kini)
  await pesan('GS1', dulu, 'Yth. Pak Gani')
  // He is a guest, and nobody knows of him yet but a draft.
  await draf(1, { nama_customer: 'PAK GANI', no_hp: dulu })
  const semua = await lembar('wulan')
  expect(semua).toContain('Yth. Wulan')
  expect(semua).not.toContain('Gani')
  expect(await hapus('wulan')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'wulan')).toEqual([])
  expect(await telling(shop, 'pak gani')).toEqual(['draf', 'pesan_keluar'])
  expect(await shop.audit()).toEqual([])
})

it('nor does who was written down with his number by a slip of the pen', async () => {
  const [beni, agus] = ['6281290900071', '6281290900072']
  await daftar('K60', 'Agus Salim', beni)
  await jual('AGUS SALIM', beni)
  await jual('BENI', beni)
  await pesan('GS1', beni, 'Yth. Agus Salim')
  await pesan('GS1', beni, 'Cincin pesanan sudah selesai')
  await draf(2, { nama_customer: 'BENI', no_hp: beni })
  await draf(3, { nama_customer: 'AGUS SALIM', no_hp: beni })
  await pindah('K60', agus)
  expect(await lembar('agus')).toContain('Yth. Agus Salim')
  expect(await lembar('agus')).not.toContain('Cincin pesanan')
  expect(await lembar('beni')).toContain('Cincin pesanan')
  expect(await lembar('beni')).not.toContain('Agus')
  expect(await cari('beni')).toMatchObject([{ nama_customer: 'BENI', nota: 1, nama_member: null }])
  expect(await cari('agus')).toMatchObject([{ nota: 1, nama_member: 'Agus Salim' }])
  expect(await hapus('beni')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'beni')).toEqual([])
  expect(await telling(shop, 'cincin pesanan')).toEqual([])
  const miliknya = ['draf', 'member', 'pelanggan', 'pesan_keluar']
  expect(await telling(shop, 'agus salim')).toEqual(miliknya)
  // The other way about: who was written down with the number takes nothing of its holder along.
  await jual('PAK BENI', beni)
  await pesan('GS1', beni, 'Cincin kedua sudah selesai')
  await draf(4, { nama_customer: 'PAK BENI', no_hp: beni })
  expect(await hapus('agus')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'agus salim')).toEqual([])
  expect(await telling(shop, 'pak beni')).toEqual(['draf', 'pelanggan'])
  expect(await telling(shop, 'cincin kedua')).toEqual(['pesan_keluar'])
})

it('a word that holds a short name does not say it', async () => {
  const [dipakai, ari] = ['6281290900075', '6281290900076']
  await daftar('K64', 'Ari', dipakai)
  await jual('YUDHA', dipakai)
  await pesan('GS1', dipakai, 'Tebusan hari ini Rp 1.250.003')
  await pesan('GS1', dipakai, 'Yth. Sdr. ARI, cincin sudah jadi')
  await draf(6, { nama_customer: 'YUDHA', no_hp: dipakai })
  await pindah('K64', ari)
  expect(await lembar('yudha')).toContain('1.250.003')
  expect(await lembar('yudha')).not.toContain('Sdr. ARI')
  const milikAri = await lembar(ari)
  expect(milikAri).toContain('Sdr. ARI')
  expect(milikAri).not.toContain('1.250.003')
})

it('drafts with a number that he had go with him, not those of whoever has it now', async () => {
  const [dulu, kini] = ['6281290900091', '6281290900092']
  await daftar('K63', 'Surya Adi', dulu)
  await lama(30, { kode: 'K63' })
  await draf(5, { nama_customer: 'SURYA ADI', no_hp: dulu })
  await pindah('K63', kini)
  await draf(6, { nama_customer: 'IBU MEGA', no_hp: dulu })
  expect(await hapus('surya')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'surya')).toEqual([])
  expect(await telling(shop, 'ibu mega')).toEqual(['draf'])
})

it('letters to an address of two members go with the last of them', async () => {
  const [lina, toni] = ['6281290900081', '6281290900082']
  await daftar('K61', 'Lina Kurnia', lina, 'kurnia@uji.id')
  await daftar('K62', 'Toni Kurnia', toni, 'kurnia@uji.id')
  await pesan('GS1', 'kurnia@uji.id', 'Yth. Keluarga')
  expect(await lembar('lina')).not.toContain('Yth. Keluarga')
  expect(await hapus('lina')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'yth. keluarga')).toEqual(['pesan_keluar'])
  expect(await lembar('toni')).toContain('Yth. Keluarga')
  expect(await hapus('toni')).toBe('Data Pribadi Sudah Dihapus')
  expect(await telling(shop, 'kurnia')).toEqual([])
  expect(await shop.audit()).toEqual([])
})
