import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// An account with a book of its own is moved by the documents of that book and by nothing else; and
// where ledger and book part all the same, the audit says so.

let shop: Shop
let own: Person
let spv: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 20_000_000 }, 'own')
  await spv.postApproved('cash/laci/modal', { jumlah: 5_000_000 }, 'own')
  dataOf(await own.put('para-system/key/PPN_PERSEN_MODULE', { value: true }))
  await spv.post('penjualan/harga-hari-ini', {})
})
afterAll(() => shop.close())

const kode = { nama_transaksi: 'Uji', jenis_transaksi: 'KELUAR' }

it.each([
  ['1101', 'KAS'],
  ['1102', 'BANK'],
  ['1111', 'KARTU DEBET'],
  ['1112', 'KARTU KREDIT'],
  ['1201', 'STOK EMAS'],
  ['1202', 'STOK BERLIAN'],
  ['1203', 'ROSOK'],
  ['2101', 'TITIPAN'],
  ['2103', 'PAJAK'],
])('a transaction code cannot name %s: %s', async (nomor_akun, buku) => {
  const made = await own.post('paratransaksi/create', {
    ...kode,
    kode_transaksi: 'UJI',
    nomor_akun,
  })
  expect(made).toMatchObject({
    status: 400,
    json: {
      message: `Akun ${nomor_akun} Punya Buku Sendiri (${buku}), Pilih Akun Lain`,
      fields: [{ field: 'nomor_akun' }],
    },
  })
})

it('a code that names one already posts nothing', async () => {
  await shop.rows(sql`insert into kencana.kode_transaksi (kode_toko, kode_transaksi,
    nama_transaksi, jenis_transaksi, nomor_akun) values ('GS1', 'SETOR', 'Setor', 'KELUAR', '1102')`)
  const body = { kode_transaksi: 'SETOR', jumlah: 135_000, keterangan: 'setor' }
  expect(await spv.post('cash/uang-kas', body)).toMatchObject({
    status: 400,
    json: { message: 'Akun 1102 Punya Buku Sendiri (BANK), Pilih Akun Lain' },
  })
  const biaya = { ...kode, kode_transaksi: 'LAIN', nomor_akun: '6109' }
  dataOf(await own.post('paratransaksi/create', biaya))
  dataOf(await spv.post('cash/uang-kas', { ...body, kode_transaksi: 'LAIN' }))
})

const ubahPeta = (jurnal: string, kode_akun: string, nomor_akun: string) =>
  own.put(`para-akun-transaksi/${jurnal}`, {
    detail_akun: [{ kode_akun, jenis_akun: 'DEBET', nomor_akun }],
  })

it.each([
  ['BARANG/TAMBAH_BARANG', 'LAWAN', '1102', /^Akun 1102 Punya Buku Sendiri \(BANK\)/],
  ['PENJUALAN/BARANG_EMAS', 'ONGKOS', '2101', /^Akun 2101 Punya Buku Sendiri \(TITIPAN\)/],
  ['PENJUALAN/BARANG_EMAS', 'PERSEDIAAN', '1203', /^Akun 1203 Punya Buku Sendiri \(ROSOK\)/],
  ['PENJUALAN/PEMBAYARAN', 'CASH', '4109', /^Akun 4109 Bukan Harta Atau Kewajiban/],
  ['PENJUALAN/BARANG_EMAS', 'PAJAK', '2102', /^Akun 2102 Punya Buku Sendiri \(SUPPLIER\)/],
])('in the map %s %s cannot be %s', async (jurnal, kode_akun, nomor_akun, kalimat) => {
  const refused = await ubahPeta(jurnal, kode_akun, nomor_akun)
  expect(refused).toMatchObject({
    status: 400,
    json: {
      message: expect.stringMatching(kalimat),
      fields: [{ field: 'detail_akun.0.nomor_akun' }],
    },
  })
})

it('an account with a book stays an asset or a liability', async () => {
  const jenis = (jenis_akun: string) => own.put('akuns/update/1102', { jenis_akun })
  expect(await jenis('BIAYA')).toMatchObject({
    status: 400,
    json: {
      message: 'Akun 1102 Punya Buku Sendiri (BANK), Jenisnya Harta Atau Kewajiban',
      fields: [{ field: 'jenis_akun' }],
    },
  })
  dataOf(await own.put('akuns/update/6109', { jenis_akun: 'PENDAPATAN' }))
})

it('the books of a day agree with the ledger; a row beside them is found', async () => {
  const [barcode = '', lagi = ''] = await terimaCincin(spv, 2)
  const kasir = await shop.person('KASIR')
  const jualSatu = async (kode: string): Promise<void> => {
    const { no_faktur_group } = dataOf(await spv.post('penjualan/simpan', notaCincin([kode])))
    const list = [no_faktur_group]
    dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
  }
  await jualSatu(barcode)
  expect(await shop.audit()).toEqual([])
  // Cards are money too: their account may be the bank's, and a new account is nobody's yet.
  dataOf(await ubahPeta('PENJUALAN/PEMBAYARAN', 'DEBET', '1102'))
  dataOf(await ubahPeta('PENJUALAN/PEMBAYARAN', 'DEBET', '1111'))
  dataOf(await ubahPeta('PENJUALAN/PEMBAYARAN', 'CASH', '1301'))
  await jualSatu(lagi)
  expect(await shop.audit()).toEqual([])
  for (const [akun, check] of [
    ['1102', 'akun_kas'],
    ['1201', 'akun_stok'],
    ['1203', 'akun_rosok'],
    ['2103', 'akun_pajak'],
  ] as const) {
    // As a hand in the database would do it, balanced and beside every book.
    const tangan = sql`insert into kencana.jurnal select kode_toko, id_posting, 90 + x.n,
        id_dokumen, x.akun, x.d, x.k, tgl_system
      from (select * from kencana.jurnal where kode_toko = 'GS1' limit 1) j,
        (values (1, ${akun}, 7919, 0), (2, '6109', 0, 7919)) x(n, akun, d, k)`
    const tanya = sql<{ kalimat: string | null }>`
      select ${sql.raw(`kencana.audit_${check}`)}('GS1') as kalimat`
    const [kini, beda] = [await shop.andai([], tanya), await shop.andai([tangan], tanya)]
    expect([akun, kini]).toEqual([akun, [{ kalimat: null }]])
    expect(beda[0]?.kalimat).toMatch(new RegExp(`^Akun [0-9, ]*${akun}[0-9, ]* bersaldo`))
  }
  // The bank's account was the cards' once, too: what lies there is told once, as the bank's.
  const tangan = sql`insert into kencana.jurnal select kode_toko, id_posting, 90 + x.n,
      id_dokumen, x.akun, x.d, x.k, tgl_system
    from (select * from kencana.jurnal where kode_toko = 'GS1' limit 1) j,
      (values (1, '1102', 7919, 0), (2, '6109', 0, 7919)) x(n, akun, d, k)`
  const tanya = sql<{ bank: number; kartu: number }>`select (s->>'BANK')::int as bank,
      coalesce((s->>'KARTU DEBET')::int, 0) as kartu
    from (select kencana.angka_pemilik('GS1', '2026-11-21')->'saldo' as s) x`
  const [[dulu], [kini]] = [await shop.andai([], tanya), await shop.andai([tangan], tanya)]
  expect([(kini?.bank ?? 0) - (dulu?.bank ?? 0), kini?.kartu]).toEqual([7_919, dulu?.kartu])
})
