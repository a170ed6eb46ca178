import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A bank statement with errors beside the book of an account: proposals, what nobody proposed, what
// never came, and at the end two balances that are explained to the rupiah.
let shop: Shop
let own: Person
let spv: Person
let due = 0

const no_rekening = '1234567890'
const rekening = { kode_bank: 'BCA', no_rekening }
const uang = (kode_transaksi: string, jumlah: number, no_ref: string | null) =>
  spv.post('cash/uang-bank', {
    ...rekening,
    ...{ kode_transaksi, jumlah, no_ref, keterangan: `uji ${jumlah}` },
  })

const baca = (file: string, fields: Readonly<Record<string, string>> = {}) =>
  spv.upload('rekening-koran/baca', Buffer.from(file), { no_rekening, ...fields })
const simpan = async (file: string, lain: object = {}) => {
  const isi = dataOf(await baca(file))
  const { baris, bentuk, judul, peran, saldo_akhir, saldo_awal, urutan } = isi
  return spv.post('rekening-koran/simpan', {
    ...{ no_rekening, bentuk, nama_file: 'koran.csv', judul, peran, urutan },
    ...{ saldo_awal, saldo_akhir, baris, ...lain },
  })
}
interface Usulan {
  readonly alasan: string
  readonly pasti: boolean
  readonly koran: string[]
  readonly kas: string[]
}
interface Keadaan {
  readonly kas: (Baris & { readonly kategori: string })[]
  readonly koran: Baris[]
  readonly usulan: Usulan[]
  readonly kartu: object[]
  readonly saldo_buku: number
  readonly saldo_koran: number
}
const keadaan = async (): Promise<Keadaan> =>
  (await spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json.data
interface Baris {
  readonly id: string
  readonly n: number
  readonly jumlah: number
}
const kunci = ({ id, n }: Baris) => ({ id, n })
const satu = async (sisi: 'kas' | 'koran', jumlah: number): Promise<Baris> => {
  const found = (await keadaan())[sisi].find((row) => row.jumlah === jumlah)
  if (!found) throw new Error(`no ${sisi} of ${jumlah}`)
  return found
}
const cocokkan = (pasangan: object[]) =>
  spv.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan })
const pasang = (koran: Baris[], kas: Baris[]) => [
  { alasan: null, koran: koran.map(kunci), kas: kas.map(kunci) },
]
const kertas = async (tgl: string) =>
  (await spv.post('rekonsiliasi-bank/report', { tgl, no_rekening })).json.data.rows

const kepala = 'Tanggal;Keterangan;Debet;Kredit;Saldo\n'
const pertama = () => `Rekening Koran
${kepala}21/11/2026;BUNGA BG-17;;317.259,00;10.317.259,00
21/11/2026;SETORAN 1;;250.001,00;10.567.260,00
22/11/2026;SETORAN 2;;250.001,00;10.817.261,00
23/11/2026;BIAYA ADM;17.500,00;;10.799.761,00
23/11/2026;SALAH BUKU;;999.000,00;11.798.761,00
24/11/2026;SALAH BUKU KOREKSI;999.000,00;;10.799.761,00
`

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  for (const [kode, jenis_transaksi, nomor_akun] of [
    ['BUNGA', 'MASUK', '4109'],
    ['ADMIN', 'KELUAR', '5104'],
  ] as const)
    dataOf(
      await spv.post('paratransaksi/create', {
        ...{ kode_transaksi: kode, nama_transaksi: `Uang ${kode}`, jenis_transaksi, nomor_akun },
      }),
    )
  const awal = { tempat: 'BANK', no_rekening, jumlah: 10_000_000 }
  dataOf(await spv.postApproved('cash/saldo-awal', awal, 'own'))
  for (const [jumlah, ref] of [
    [317_259, 'BG-17'],
    [250_001, null],
    [250_001, null],
    [4_123_456, 'TRF-9001'],
  ] as const)
    dataOf(await uang('BUNGA', jumlah, ref))
  const kasir = await shop.person('KASIR')
  const [barcode = ''] = await terimaCincin(spv, 1)
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
  const tunai = notaCincin([barcode])
  due = tunai.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const bayar = { jenis: 'DEBET', no_rekening, jumlah: due, fee: 0, no_ref: 'K' }
  const saved = dataOf(
    await kasir.post('penjualan/simpan', { ...tunai, pembayaran: [{ ...bayar, diterima: null }] }),
  )
  const group = [saved['no_faktur_group']]
  dataOf(await kasir.post('validasi/simpan/jualbeli', { penjualan: group, pembelian: [] }))
})
afterAll(() => shop.close())

describe('a statement', () => {
  it('is read with its columns, and nothing is saved', async () => {
    const isi = dataOf(await baca(pertama()))
    expect(isi).toMatchObject({
      ...{ bentuk: 'TABEL', judul: 2, peran: 'TGL,KETERANGAN,KELUAR,MASUK,SALDO', urutan: 'DMY' },
      ...{ saldo_awal: 10_000_000, saldo_akhir: 10_799_761, sudah: 0, salah: [] },
    })
    expect(isi.baris).toHaveLength(6)
    expect((await keadaan()).koran).toEqual([])
    const tanpa = await spv.get('rekonsiliasi-bank')
    expect(tanpa.json.data, tanpa.text).toMatchObject({ no_rekening, koran: [], saldo_koran: null })
  })

  it.each([
    [{ saldo_akhir: 10_799_760 }, /Berjumlah Rp 10\.799\.761, Bukan Rp 10\.799\.760/],
    [{ baris: [] }, /Tanggal Tidak Boleh Kosong/],
    [{ no_rekening: '999' }, /No Rekening Tidak Valid/],
    [
      { baris: [{ tgl: '2026-11-21', keterangan: 'x', no_ref: null, masuk: 5, keluar: 5 }] },
      /Isi Uang Masuk Atau Uang Keluar/,
    ],
  ])('is refused: %j', async (lain, message) => {
    expect((await simpan(pertama(), lain)).json.message).toMatch(message)
  })

  it('is kept once, though two send it at the same moment', async () => {
    const two = await Promise.all([simpan(pertama()), simpan(pertama())])
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(dataOf(await baca(pertama())).sudah).toBe(6)
    expect((await simpan(pertama())).json.message).toBe('Semua Baris Rekening Koran Ini Sudah Ada')
  })

  it('goes on from the one before, and takes only what is new', async () => {
    const bolong = `${kepala}26/11/2026;LAIN;;1.000,00;10.900.000,00\n`
    expect((await simpan(bolong)).json.message).toMatch(
      /Sampai 2026-11-24 Berakhir Rp 10\.799\.761, Yang Ini Mulai Dari Rp 10\.899\.000/,
    )
    const cair = due - 9_000
    const lanjut = `${kepala}24/11/2026;SALAH BUKU KOREKSI;999.000,00;;10.799.761,00
25/11/2026;MERCHANT 0001;;${cair},00;${10_799_761 + cair},00\n`
    expect(dataOf(await simpan(lanjut)).nomor).toBe('RK-GS1-261121-0002')
  })
})

describe('proposals', () => {
  it('say why, and which are certain', async () => {
    const { kas, koran, usulan, ...lain } = await keadaan()
    expect(usulan.map(({ alasan, pasti }) => [alasan, pasti])).toEqual([
      ['REFERENSI', true],
      ['HARI', false],
      ['DEKAT', false],
      ['BALIK', false],
    ])
    expect([koran.length, kas.length, kas[0]?.kategori]).toEqual([7, 4, 'Uang BUNGA'])
    expect(lain).toMatchObject({ saldo_buku: 14_940_717, sampai: '2026-11-25' })
    expect(lain.kartu).toMatchObject([{ kotor: due, tgl: '2026-11-21', jenis: 'DEBET' }])
  })

  it('do not change with thousands of older rows that are open, nor do the lines go', async () => {
    const { kas, koran, usulan } = await keadaan()
    await shop.paksa([
      sql`insert into kencana.kas select (jsonb_populate_record(k, jsonb_build_object('n', 1000 + g,
          'jumlah_in', 4123000 + g, 'no_ref', 'BANYAK', 'tgl_system', '2026-11-20'))).*
        from kencana.kas k, generate_series(1, 2100) g where k.id_posting = ${kas[0]?.id}`,
    ])
    const banyak = await keadaan()
    expect(banyak).toMatchObject({ koran, usulan, koran_lagi: 0, kas_lagi: 101 })
    expect(banyak.kas).toHaveLength(2_003) // the oldest, and three that are proposed
    await shop.paksa([sql`delete from kencana.kas where no_ref = 'BANYAK'`])
  })

  it('are taken by one call; nothing is matched twice', async () => {
    const { usulan } = await keadaan()
    const dari = (kunci: string) => ({ id: kunci.split(' ')[0], n: Number(kunci.split(' ')[1]) })
    const pasangan = usulan.map((one) => ({
      ...{ alasan: one.alasan, koran: one.koran.map(dari), kas: one.kas.map(dari) },
    }))
    const two = await Promise.all([cocokkan(pasangan), cocokkan(pasangan)])
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(two.find(({ status }) => status === 409)?.json.message).toBe(
      'Baris Ini Sudah Dicocokkan Atau Tidak Ada Lagi',
    )
    const { koran, usulan: sisa } = await keadaan()
    expect(koran.map(({ jumlah }) => jumlah)).toEqual([-17_500, due - 9_000])
    expect(sisa).toEqual([])
  })

  it('of a settlement and of what no document said become documents, and then pairs', async () => {
    const cair = await satu('koran', due - 9_000)
    dataOf(
      await spv.post('settlement/simpan', {
        ...{ no_rekening, jenis: 'DEBET', tgl: '2026-11-21', kotor: due, mdr: 9_000 },
        ...{ ke_rekening: null, no_ref: 'B-1', keterangan: null },
      }),
    )
    dataOf(await uang('ADMIN', 17_500, null))
    const kas = [await satu('kas', due - 9_000), await satu('kas', -17_500)]
    const [masuk, keluar] = [kas[0], kas[1]]
    if (!masuk || !keluar) throw new Error('both are there')
    const beda = await cocokkan(pasang([cair], [masuk, keluar]))
    expect(beda.json.message).toMatch(/Belum Sama/)
    expect((await cocokkan(pasang([cair], []))).json.message).toBe(
      'Pilih Baris Yang Sama Jumlahnya',
    )
    dataOf(
      await cocokkan([
        ...pasang([cair], [masuk]),
        ...pasang([await satu('koran', -17_500)], [keluar]),
      ]),
    )
    expect((await keadaan()).koran).toEqual([])
  })
})

describe('the paper', () => {
  it('leads from the balance of the book to that of the bank, on each day', async () => {
    const bank = 10_782_261 + 17_500 + due - 9_000
    const rows = await kertas('2026-11-30')
    expect(rows).toMatchObject([
      { bagian: 'SALDO_BUKU' },
      { bagian: 'BUKU', jumlah: -4_123_456, saldo: bank },
      { bagian: 'SALDO_KORAN', jumlah: bank - 17_500 + 17_500, saldo: bank },
    ])
    // On the first day the bank had not yet brought what came later.
    const dulu = await kertas('2026-11-21')
    expect(dulu.at(-1)).toMatchObject({ bagian: 'SALDO_KORAN', saldo: 10_567_260 })
    expect(dulu.at(-2).saldo).toBe(10_567_260)
    expect(JSON.stringify(dulu)).toContain('"Settlement Kartu - B-1 - ')
    expect(dulu.map(({ jumlah }: Baris) => jumlah)).toContain(17_500)
  })
})

describe('a transfer that never came', () => {
  it('goes from the account by two people, once, and is a pair with what it was', async () => {
    const hilang = await satu('kas', 4_123_456)
    const body = { no_rekening, ...kunci(hilang), alasan: 'Bank tidak pernah menerimanya' }
    const sendiri = await spv.post('rekonsiliasi-bank/transfer-hilang', body)
    expect(sendiri.status).toBe(403)
    dataOf(await spv.postApproved('rekonsiliasi-bank/transfer-hilang', body, 'own'))
    const lagi = await spv.postApproved('rekonsiliasi-bank/transfer-hilang', body, 'own')
    expect(lagi.json.message).toBe('Baris Ini Sudah Dicocokkan Atau Tidak Ada Lagi')
    expect(
      await shop.rows(sql`select sum(debit - kredit)::int as rugi from kencana.jurnal
        where nomor_akun = '5109'`),
    ).toEqual([{ rugi: 4_123_456 }])
    const { kas, usulan } = await keadaan()
    expect(kas).toHaveLength(2)
    expect(usulan).toMatchObject([{ alasan: 'BATAL', pasti: true, koran: [] }])
    // The bank's money of the same sum is another's: nobody matches it with what never came.
    const awal = (await keadaan()).saldo_koran
    const baris = { tgl: '2026-11-30', keterangan: 'TRF-9001', no_ref: null, masuk: 4_123_456 }
    const koran = dataOf(
      await spv.post('rekening-koran/simpan', {
        ...{ no_rekening, bentuk: 'TABEL', nama_file: null, judul: null, peran: null },
        ...{ urutan: null, saldo_awal: awal, saldo_akhir: awal + 4_123_456 },
        baris: [{ ...baris, keluar: 0 }],
      }),
    )
    expect((await keadaan()).usulan).toMatchObject([{ alasan: 'BATAL', koran: [] }])
    const ditolak = await cocokkan(pasang([await satu('koran', 4_123_456)], [hilang]))
    expect([ditolak.status, ditolak.json.message]).toEqual([
      400,
      'Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu',
    ])
    dataOf(await spv.post('rekening-koran/buang', { nomor: koran.nomor, alasan: 'Salah file' }))
    dataOf(await cocokkan(pasang([], kas)))
    const { saldo_buku, saldo_koran } = await keadaan()
    expect(saldo_buku).toBe(saldo_koran)
    expect(await kertas('2026-11-30')).toHaveLength(2)
  })
})

describe('what was matched', () => {
  it('is let go again, and a statement is thrown away only while none of it is matched', async () => {
    const alasan = 'Keliru'
    const buang = (nomor: string) => spv.post('rekening-koran/buang', { nomor, alasan })
    expect((await buang('RK-GS1-261121-0001')).json.message).toMatch(
      /RK-GS1-261121-0002 Lebih Dulu/,
    )
    expect((await buang('RK-GS1-261121-0002')).json.message).toBe(
      '1 Barisnya Sudah Dicocokkan, Lepas Lebih Dulu',
    )
    dataOf(await spv.post('rekonsiliasi-bank/lepas', { nomor: 'CB-GS1-261121-0002', alasan }))
    const lagi = await spv.post('rekonsiliasi-bank/lepas', { nomor: 'CB-GS1-261121-0002', alasan })
    expect(lagi.status).toBe(409)
    dataOf(await buang('RK-GS1-261121-0002'))
    const { kas, saldo_koran } = await keadaan()
    expect(saldo_koran).toBe(10_799_761)
    expect(kas).toHaveLength(2)
  })

  it('is named at the closing of a day when it is older than the parameter says', async () => {
    const telat = (tgl: string) =>
      shop.andai(
        [],
        sql`select
      (kencana.perhatian_tutup_koran('GS1', ${tgl}::date)->>'jumlah')::int as jumlah`,
      )
    expect(await telat('2026-11-25')).toEqual([{ jumlah: 2 }])
    expect(await telat('2026-11-24')).toEqual([{ jumlah: null }])
  })
})

it('leaves books that agree, and a falsified match is found', async () => {
  expect(await shop.audit()).toEqual([])
  const palsu = sql`update kencana.cocok_kini set n_baris = n_baris + 900`
  expect(await shop.andai([palsu], sql`select kencana.audit_cocok('GS1') as beda`)).not.toEqual([
    { beda: null },
  ])
})
