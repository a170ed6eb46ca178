import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A ring was paid by card and the bank has brought it; later it takes a part back, and another.
let shop: Shop
let own: Person
let spv: Person
let due = 0
const semula = 6_000_123

const kartu = { no_rekening: '1234567890', jenis: 'DEBET', tgl: '2026-11-21' }
const cair = (kotor: number, no_ref: string, lain: object = {}) =>
  spv.post('settlement/simpan', {
    ...{ ...kartu, kotor, mdr: 0, ke_rekening: null, no_ref, keterangan: null, ...lain },
  })
const ditarik = (jumlah: number, jadi: string, lain: object = {}) => ({
  ...{ ...kartu, jumlah, jadi, dari_rekening: '1234567890', no_ref: null },
  ...{ alasan: 'Disanggah pemegang kartu', ...lain },
})
const tarik = async (jumlah: number, jadi: string, no_ref: string | null = null) =>
  dataOf(await spv.postApproved('kartu-ditarik/simpan', ditarik(jumlah, jadi, { no_ref }), 'own'))
const batal = (path: string, nomor: unknown) =>
  spv.postApproved(`${path}/batal`, { nomor, alasan: 'Ternyata keliru' }, 'own')
const sisa = async (): Promise<number[]> =>
  (await spv.get('settlement/belum-cair')).json.data
    .filter(({ jenis }: { jenis: string }) => jenis === kartu.jenis)
    .map(({ sisa: rp }: { sisa: number }) => rp)
const akun = async () =>
  Object.fromEntries(
    (
      await shop.rows<{ nomor_akun: string; saldo: number }>(sql`
        select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal
        where nomor_akun in ('1102', '1111', '5111') group by 1 having sum(debit - kredit) <> 0`)
    ).map(({ nomor_akun, saldo }) => [nomor_akun, saldo]),
  )

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  const [barcode = '', lain = ''] = await terimaCincin(spv, 2)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const tunai = notaCincin([barcode])
  due = tunai.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const bayar = { jenis: 'DEBET', no_rekening: '1234567890', jumlah: due, fee: 0, no_ref: 'K' }
  dataOf(await spv.post('penjualan/simpan', { ...tunai, pembayaran: [bayar] }))
  const campur = notaCincin([lain])
  const [uang = { jenis: 'CASH', jumlah: 0 }] = campur.pembayaran
  const sebagian = [
    { ...bayar, jenis: 'CREDIT', jumlah: 1_000_003 },
    { ...uang, jumlah: uang.jumlah - 1_000_003 },
  ]
  dataOf(await spv.post('penjualan/simpan', { ...campur, pembayaran: sebagian }))
  dataOf(await cair(semula, 'B-77'))
}, 60_000)
afterAll(() => shop.close())

it('needs a reason and somebody who agrees, and no more than the bank had brought', async () => {
  const path = 'kartu-ditarik/simpan'
  const asked = await spv.post(path, ditarik(123_457, 'PIUTANG'))
  expect([asked.status, asked.json.details]).toMatchObject([
    403,
    {
      kategori: 'KARTU_DITARIK',
      sesudah: { 'Jumlah Rp': 'Rp 123.457', 'Dicatat Sebagai': 'Tagihan' },
    },
  ])
  const pesan = async (body: object) => (await spv.post(path, body)).json.message
  expect(await pesan(ditarik(1, 'RUGI', { alasan: '' }))).toBe('Alasan Tidak Boleh Kosong')
  const panjang = 'CB-7'.repeat(10)
  expect((await spv.post(path, ditarik(1, 'RUGI', { no_ref: panjang }))).status).toBe(403)
  expect(await pesan(ditarik(1, 'RUGI', { no_ref: `${panjang}8` }))).toBe(
    'No Referensi Paling Banyak 40 Huruf',
  )
  const terlalu = 'Yang Dibawa Bank Dari Kartu Itu Tinggal Rp 6.000.123'
  expect(await pesan(ditarik(semula + 1, 'RUGI'))).toBe(terlalu)
  expect(await pesan(ditarik(1, 'RUGI', { tgl: '2026-11-20' }))).toMatch(/Tinggal Rp 0$/)
  expect(await pesan(ditarik(1, 'RUGI', { dari_rekening: '999' }))).toBe(
    'Dari Rekening Tidak Valid',
  )
  expect(await sisa()).toEqual([due - semula])
})

it('is owed by its machine again, or lost; accounts and cash book agree', async () => {
  await tarik(123_457, 'PIUTANG')
  expect(await sisa()).toEqual([due - semula + 123_457])
  await tarik(40_003, 'RUGI')
  expect(await sisa()).toEqual([due - semula + 123_457])
  expect(await akun()).toEqual({
    '1102': semula - 123_457 - 40_003,
    '1111': due - semula + 123_457,
    '5111': 40_003,
  })
  expect(await shop.audit()).toEqual([])
  const lagi = await spv.post('kartu-ditarik/simpan', ditarik(semula - 163_459, 'RUGI'))
  expect(lagi.json.message).toBe('Yang Dibawa Bank Dari Kartu Itu Tinggal Rp 5.836.663')
  expect((await spv.get('kartu-ditarik/lihat')).json.data).toMatchObject([
    { nomor: 'KD-GS1-261121-0002', jumlah: 40_003, jadi: 'RUGI' },
    { nomor: 'KD-GS1-261121-0001', jumlah: 123_457, jadi: 'PIUTANG' },
  ])
})

it('holds the settlement that it took from, until it is taken back itself', async () => {
  expect((await batal('settlement', 'ST-GS1-261121-0001')).json.message).toBe(
    'Bank Sudah Menarik Lagi Uang Kartu Itu, Batalkan KD-GS1-261121-0002 Lebih Dulu',
  )
  // The bank brings it all again: what was owed cannot be taken back any more.
  dataOf(await cair(due - semula + 123_457, 'B-78'))
  expect(await sisa()).toEqual([])
  expect((await batal('kartu-ditarik', 'KD-GS1-261121-0001')).json.message).toBe(
    'Bank Sudah Membawa Lagi Uang Kartu Itu, Batalkan Settlementnya Lebih Dulu',
  )
  dataOf(await batal('settlement', 'ST-GS1-261121-0002'))
  const tertarik = await akun()
  dataOf(await batal('kartu-ditarik', 'KD-GS1-261121-0001'))
  dataOf(await batal('kartu-ditarik', 'KD-GS1-261121-0002'))
  expect(tertarik['5111']).toBe(40_003)
  expect(await akun()).toEqual({ '1102': semula, '1111': due - semula })
  expect(await sisa()).toEqual([due - semula])
  expect(await shop.audit()).toEqual([])
})

it('is matched by the statement of the bank like any other row, and let go before it goes', async () => {
  const { nomor } = await tarik(51_239, 'RUGI', 'CBK-4123')
  const no_rekening = kartu.no_rekening
  const baris = [
    {
      ...{ tgl: kartu.tgl, keterangan: 'CHARGEBACK CBK-4123', no_ref: null },
      ...{ masuk: 0, keluar: 51_239 },
    },
  ]
  dataOf(
    await spv.post('rekening-koran/simpan', {
      ...{
        no_rekening,
        bentuk: 'TABEL',
        nama_file: 'k.csv',
        judul: 1,
        urutan: 'DMY',
        sampai: null,
      },
      ...{ peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO', saldo_awal: 1_000_000 },
      ...{ saldo_akhir: 948_761, baris },
    }),
  )
  const { data } = (await spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json
  const satu = (rows: readonly { id: string; n: number; jumlah: number }[]) =>
    rows.filter(({ jumlah }) => jumlah === -51_239).map(({ id, n }) => ({ id, n }))
  const pasangan = [{ alasan: null, koran: satu(data.koran), kas: satu(data.kas) }]
  expect(pasangan).toMatchObject([{ koran: [{}], kas: [{}] }])
  expect(data.usulan).toContainEqual(
    expect.objectContaining({ alasan: 'REFERENSI', pasti: true, koran: [expect.any(String)] }),
  )
  const { nomor: cocok } = dataOf(
    await spv.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan }),
  )
  expect((await batal('kartu-ditarik', nomor)).json.message).toBe(
    `${String(nomor)} Sudah Dicocokkan Dengan Bank, Lepas ${String(cocok)} Lebih Dulu`,
  )
  expect(await shop.audit()).toEqual([])
})

it('takes a document back where just enough is left without it, counted once', async () => {
  const kredit = { jenis: 'CREDIT' }
  const tarikKredit = async (jumlah: number, jadi: string) =>
    String(
      dataOf(await spv.postApproved('kartu-ditarik/simpan', ditarik(jumlah, jadi, kredit), 'own'))[
        'nomor'
      ],
    )
  const { nomor: semua } = dataOf(await cair(1_000_003, 'C-1', kredit))
  // Owed again is 300.007, less than twice of it: nothing is owed without it.
  const diminta = await tarikKredit(300_007, 'PIUTANG')
  dataOf(await batal('kartu-ditarik', diminta))
  const lagi = await tarikKredit(300_007, 'PIUTANG')
  const { nomor: bagian } = dataOf(await cair(7, 'C-2', kredit))
  expect((await batal('kartu-ditarik', lagi)).json.message).toMatch(/^Bank Sudah Membawa Lagi/)
  dataOf(await batal('settlement', bagian))
  dataOf(await batal('kartu-ditarik', lagi))

  // Of 600.003 and 400.000 are 500.003 lost: 100.000 are left without the second, not of the first.
  dataOf(await batal('settlement', semua))
  const { nomor: pertama } = dataOf(await cair(600_003, 'C-3', kredit))
  const { nomor: kedua } = dataOf(await cair(400_000, 'C-4', kredit))
  const hilang = await tarikKredit(500_003, 'RUGI')
  const ditolak = `Bank Sudah Menarik Lagi Uang Kartu Itu, Batalkan ${hilang} Lebih Dulu`
  expect((await batal('settlement', pertama)).json.message).toBe(ditolak)
  dataOf(await batal('settlement', kedua))
  expect((await batal('settlement', pertama)).json.message).toBe(ditolak)
  expect(await shop.audit()).toEqual([])
})

it('and a settlement does not go in the moment in which the bank takes of it', async () => {
  const tiga = { jenis: 'CREDIT' }
  const { nomor } = dataOf(await cair(400_000, 'C-5', tiga))
  // 500.000 are left: both leave less than nothing.
  const [pergi, tarikan] = await Promise.all([
    batal('settlement', nomor),
    spv.postApproved('kartu-ditarik/simpan', ditarik(450_001, 'RUGI', tiga), 'own'),
  ])
  expect([pergi.status, tarikan.status].filter((status) => status === 200)).toHaveLength(1)
  expect(await shop.audit()).toEqual([])
})
