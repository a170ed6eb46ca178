import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '#server/sheet/read-sheet'
import { testPassword } from '#server/test-http'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { telling } from './pribadi.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { titip } from './titip.ts'

// Somebody asks for what the shop knows of him, then to be forgotten (UU PDP). His notes stay in
// the books, and the chain and every check agree before and after.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const etalase: string[] = []
const sari = {
  nama_customer: 'Ibu Sari Dewi',
  no_hp: '081298765432',
  alamat_customer: 'Jalan Melati 7',
}

const cari = async (kata: string, who = own) =>
  who.get(`data-pribadi?cari=${encodeURIComponent(kata)}`)
const idOf = async (kata: string): Promise<string[]> =>
  (await cari(kata)).json.data.map(({ id }: { id: string }) => id)
const izin = (id: readonly string[], lain: object = {}) => ({
  id,
  alasan: 'Surat tanggal 20',
  password: testPassword,
  ...lain,
})
const jual = async (lain: object): Promise<string> => {
  const saved = await kasir.post('penjualan/simpan', notaCincin(etalase.splice(0, 1), lain))
  return String(dataOf(saved)['no_faktur_group'])
}
const validasi = (...groups: string[]) =>
  kasir.post('validasi/simpan/jualbeli', { penjualan: groups, pembelian: [] })
const heads = () => shop.rows(sql`select urut, encode(hash, 'hex') as hash from rantai`)

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR', 'kasir1')
  etalase.push(...(await terimaCincin(spv, 6)))
  await kasir.post('penjualan/harga-hari-ini', {})
  await validasi(await jual(sari))
})
afterAll(() => shop.close())

describe('who asks for his data', () => {
  it('is found by name, telephone and in any case, with his notes counted', async () => {
    for (const kata of ['sari dewi', '0812987', '+62 812-9876', 'SARI'])
      expect((await cari(kata)).json.data, kata).toMatchObject([
        { nama_customer: 'Ibu Sari Dewi', nota: 1, terakhir: '2026-11-21', ada_foto: false },
      ])
    expect((await cari('100%_')).json.data).toEqual([])
    expect((await cari('ab')).status).toBe(400)
  })

  it('gets a sheet with his facts, his notes and his pieces, after the word of OWN', async () => {
    const id = await idOf('sari')
    const wrong = await own.post('data-pribadi/ekspor', izin(id, { password: 'salah' }))
    expect([wrong.status, wrong.json.message]).toEqual([400, 'Password Salah'])
    const sheet = await own.post('data-pribadi/ekspor', izin(id))
    expect(sheet.status).toBe(200)
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await own.get('data-pribadi/urusan')).json.data).toMatchObject([
      { tindakan: 'EKSPOR', oleh: own.user_id, alasan: 'Surat tanggal 20', nota: 1 },
    ])
  })

  it('is nobody else’s affair than OWN’s', async () => {
    for (const who of [spv, kasir]) {
      expect((await cari('sari', who)).status).toBe(403)
      expect((await who.post('data-pribadi/hapus', izin(await idOf('sari')))).status).toBe(403)
    }
  })
})

describe('who asks to be forgotten', () => {
  it('waits until what is open is finished: a note, a deposit', async () => {
    const grup = await jual(sari)
    const open = await own.post('data-pribadi/hapus', izin(await idOf('sari')))
    expect([open.status, open.json.message]).toEqual([
      422,
      'Masih Ada FJ-GS1-261121-0002 Yang Terbuka, Selesaikan Dahulu',
    ])
    await validasi(grup)
    dataOf(await kasir.post('titipan/simpan', titip(undefined, 100_000)))
    const held = await own.post('data-pribadi/hapus', izin(await idOf('ibu siti')))
    expect(held.json.message).toMatch(/^Masih Ada TT-GS1-261121-0001 Yang Terbuka/)
  })

  it('leaves no name anywhere; notes, books, chain and audit stay as they were', async () => {
    const draf = 'penjualan/draf/11111111-1111-4111-8111-111111111111'
    const kept = await kasir.put(draf, { ...sari, kode_sales: 'SLS1', baris: [], pembayaran: [] })
    expect(kept.status).toBe(200)
    expect(await telling(shop, 'sari dewi|81298765432|melati 7')).toEqual(['draf', 'pelanggan'])
    const before = await heads()
    const gone = await own.post('data-pribadi/hapus', izin(await idOf('sari')))
    expect([gone.status, gone.json.message]).toEqual([200, 'Data Pribadi Sudah Dihapus'])
    expect(await heads()).toEqual(before)
    expect(await shop.audit()).toEqual([])
    expect((await cari('sari')).json.data).toEqual([])
    const [nota] = (
      await kasir.post('penjualan/get/bynota/single', { no_faktur: 'FJ-GS1-261121-0001' })
    ).json.data.data
    expect(nota.nama_customer ?? '').toBe('')
    expect(await telling(shop, 'sari dewi|81298765432|melati 7')).toEqual([])
  })

  it('cannot be forgotten twice, and comes back as a new person', async () => {
    const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
      sql`select id from pelanggan where dihapus_pada is not null`,
    )
    const again = await own.post('data-pribadi/hapus', izin([id]))
    expect([again.status, again.json.message]).toEqual([404, 'Customer Tidak Ditemukan'])
    expect((await own.post('data-pribadi/hapus', izin(['x']))).status).toBe(400)
    // Of nobody here there is no sheet, nor of him beside somebody who is.
    for (const ids of [[randomUUID()], [id, randomUUID()]]) {
      const sheet = await own.post('data-pribadi/ekspor', izin(ids))
      expect([sheet.status, sheet.json.message]).toEqual([404, 'Customer Tidak Ditemukan'])
    }
    await validasi(await jual(sari))
    expect((await cari('sari')).json.data).toMatchObject([{ nota: 1 }])
    expect((await own.get('data-pribadi/urusan')).json.data[0]).toMatchObject({
      ...{ tindakan: 'HAPUS', nota: 2 },
    })
  })

  it('forgets the member with him: number, messages, e-mail; the books of points stay', async () => {
    for (const key of ['MEMBER_MODULE', 'WHATSAPP_MODULE'])
      dataOf(await own.put(`para-system/key/${key}`, { value: true }))
    const tempat = { kode_kota: null, kode_kecamatan: null, kode_ajak: null, aktif: true }
    const wati = { kode_member: 'K91', nama_member: 'Wati Ayu', no_hp: '6281290909091' }
    const lain = { alamat_member: 'Jalan Kenanga 9', tgl_lahir: '1988-04-12', email: 'wati@uji.id' }
    await shop.http.addShop('GS9', 'CABANG')
    dataOf(await own.post('member/create', { ...wati, ...lain, ...tempat, saluran: 'EMAIL' }))
    const poin = { kode_member: 'K91', arah: 'TAMBAH', poin: 123, keterangan: 'Hadiah' }
    dataOf(await spv.postApproved('transaksi-poin/simpan', poin, own.user_id))
    await validasi(await jual({ nama_customer: 'WATI AYU', no_hp: '081290909091' }))
    await shop.paksa([
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, kanal, penerima, isi)
        values ('GS1', 'a', 'own', 'CHAT', 'EMAIL', 'wati@uji.id', 'Yth. Wati Ayu'),
          ('GS1', 'b', 'own', 'CHAT', 'WHATSAPP', '6281290909091', 'Yth. Wati Ayu')`,
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, rahasia)
        values ('GS1', 'c', 'own', 'KODE_MASUK', '6281290909091', 'Kode 918273', true)`,
    ])
    // Her other number, which was joined to this one.
    const dua = { kode_member: 'K92', nama_member: 'Wati Ayu', no_hp: '6281290909092' }
    dataOf(await own.post('member/create', { ...dua, ...lain, ...tempat, email: 'ayu@uji.id' }))
    const kartu = (kode_member: string) => ({ id: null, kode_member })
    const satu = { utama: kartu('K91'), ganda: kartu('K92'), keterangan: 'Satu orang' }
    dataOf(await spv.postApproved('gabung-pelanggan/simpan', satu, own.user_id))
    await shop.paksa([
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi)
        values ('GS1', 'd', 'own', 'CHAT', '6281290909092', 'Nomor dua')`,
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, status)
        select 'GS9', s, 'own', 'CHAT', '6281290909092', 'Wati Ayu ' || s, s
        from unnest(array['TERKIRIM', 'ANTRI']) s`,
      sql`insert into kencana.tanda_tangan (kode_toko, id_dokumen, isi, sidik, perangkat,
          diminta_oleh, keadaan, goresan, gambar, dijawab_pada)
        select 'GS1', p.id, '{"nama": "Wati Ayu"}', 'x', 'konter', 'kasir1', 'TANDA', '[[1, 2]]',
          'tanda_tangan/uji.jpg', now()
        from penjualan p join pelanggan c on c.id = p.id_pelanggan where c.no_hp = '6281290909091'`,
    ])
    const kata = 'wati ayu|8129090909|kenanga 9|wati@uji|ayu@uji'
    expect(await telling(shop, kata)).toEqual([
      ...['member', 'pelanggan', 'pesan_keluar', 'tanda_tangan'],
    ])
    expect((await cari('wati')).json.data).toMatchObject([{ poin: 123 }])
    const sheet = await own.post('data-pribadi/ekspor', izin(await idOf('wati')))
    const semua = (await readSheet(sheet.bytes, 500)).map(({ sel }) => sel.join(' | ')).join('\n')
    const isi = ['K91', 'wati@uji.id', '1988-04-12', 'KOREKSI', '123', 'Yth. Wati Ayu', '***']
    for (const each of [...isi, 'K92', 'ayu@uji.id', 'Nomor dua', 'Tanda tangan'])
      expect(semua, each).toContain(each)
    expect(semua).not.toContain('918273')
    const before = await heads()
    expect((await own.post('data-pribadi/hapus', izin(await idOf('wati')))).status).toBe(200)
    expect(await telling(shop, kata)).toEqual([])
    expect(
      await shop.andai(
        [],
        sql`select status from pesan_keluar where kode_toko = 'GS9' order by kunci = 'ANTRI'`,
      ),
    ).toEqual([{ status: 'TERKIRIM' }, { status: 'BATAL' }])
    expect(await heads()).toEqual(before)
    expect(await shop.audit()).toEqual([])
    const rows: object[] = (await own.get('member/get/all')).json.data
    const kosong = rows.find((row) => Object(row).kode_member === 'K91')
    expect(kosong).toMatchObject({ nama_member: '', no_hp: '', aktif: false, email: null })
    const nyala = { ...kosong, nama_member: 'Wati', no_hp: '6281290909091', aktif: true }
    for (const isi of [nyala, { ...nyala, aktif: false }])
      expect((await own.put('member/update/K91', isi)).json.message).toBe(
        'Member Ini Sudah Dihapus',
      )
  })

  it('also where he is a member who never bought here, and by a number that was joined', async () => {
    const tempat = { kode_kota: null, kode_kecamatan: null, kode_ajak: null, aktif: true }
    const kosong = { alamat_member: null, tgl_lahir: null, email: null, ...tempat }
    for (const ke of [3, 4]) {
      const isi = { kode_member: `K9${ke}`, nama_member: 'Gita Rahayu', no_hp: `628129090909${ke}` }
      dataOf(await own.post('member/create', { ...isi, ...kosong }))
    }
    const kartu = (kode_member: string) => ({ id: null, kode_member })
    const satu = { utama: kartu('K93'), ganda: kartu('K94'), keterangan: 'Satu orang' }
    dataOf(await spv.postApproved('gabung-pelanggan/simpan', satu, own.user_id))
    const [ganda] = (await cari('81290909094')).json.data
    expect(ganda).toMatchObject({ nama_customer: 'Gita Rahayu', nota: 0, terakhir: null })
    const sheet = await own.post('data-pribadi/ekspor', izin([ganda.id]))
    const semua = (await readSheet(sheet.bytes, 500)).map(({ sel }) => sel.join(' | ')).join('\n')
    for (const each of ['K93', 'K94', '6281290909093']) expect(semua, each).toContain(each)
    expect((await own.post('data-pribadi/hapus', izin([ganda.id]))).status).toBe(200)
    expect(await telling(shop, 'gita rahayu|8129090909')).toEqual([])
    expect((await cari('gita')).json.data).toEqual([])
    expect(await shop.audit()).toEqual([])
  })
  it('forgets nobody who has his number by now', async () => {
    const tempat = { kode_kota: null, kode_kecamatan: null, kode_ajak: null, aktif: true }
    const kosong = { alamat_member: null, tgl_lahir: null, email: null, ...tempat }
    const lama = '6281290909095'
    const nina = { kode_member: 'K95', nama_member: 'Nina Ratri', no_hp: lama, ...kosong }
    dataOf(await own.post('member/create', nina))
    await validasi(await jual({ nama_customer: 'NINA RATRI', no_hp: lama }))
    const rows: object[] = (await own.get('member/get/all')).json.data
    const kini = rows.find((row) => Object(row).kode_member === 'K95')
    dataOf(await own.put('member/update/K95', { ...kini, no_hp: '6281290909096' }))
    const oki = { kode_member: 'K96', nama_member: 'Oki Pratama', no_hp: lama, ...kosong }
    dataOf(await own.post('member/create', oki))
    // Drafts are whose numbers they bear: her new one, and not the one that went on to him.
    const draf = async (ke: number, siapa: object) => {
      const isi = { ...sari, ...siapa, kode_sales: 'SLS1', baris: [], pembayaran: [] }
      dataOf(await kasir.put(`penjualan/draf/11111111-1111-4111-8111-11111111112${ke}`, isi))
    }
    await draf(1, { nama_customer: 'OKI PRATAMA', no_hp: lama })
    await draf(2, { nama_customer: 'IBU N', no_hp: '6281290909096' })
    await draf(3, { nama_customer: 'NINA RATRI', no_hp: null })
    await draf(4, { nama_customer: 'NINA RATRI', no_hp: '6281290909097' })
    const id = await idOf('nina')
    const sheet = await own.post('data-pribadi/ekspor', izin(id))
    const semua = (await readSheet(sheet.bytes, 500)).map(({ sel }) => sel.join(' | ')).join('\n')
    expect(semua).toContain('K95')
    expect(semua).not.toContain('K96')
    // He has no row here: hers has his number by now.
    expect((await cari('oki')).json.data).toMatchObject([{ nama_customer: 'Oki Pratama', nota: 0 }])
    expect((await own.post('data-pribadi/hapus', izin(id))).status).toBe(200)
    const tersisa = await shop.rows(sql`select isi->>'no_hp' as no_hp from draf order by id`)
    expect(tersisa).toEqual([{ no_hp: lama }, { no_hp: '6281290909097' }])
    await shop.paksa([sql`delete from kencana.draf`])
    expect(await telling(shop, 'nina ratri|81290909096')).toEqual([])
    expect(await telling(shop, 'oki pratama')).toEqual(['member'])
    expect(await shop.audit()).toEqual([])
  })
})
