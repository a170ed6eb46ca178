import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Sari was brought by Rini. A ring is Rp 7.107.000: three points for each whole million of a note.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]

const rini = '6281234509876'
const sari = '6281298760001'
const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
const diSpv = async (path: string, body: object) => spv.post(path, body)

const poin = async (): Promise<Record<string, number>> => {
  const rows = await shop.rows(
    sql<{ kode_member: string; saldo: number }>`select kode_member, saldo::int from saldo_poin`,
  )
  return Object.fromEntries(rows.map(({ kode_member, saldo }) => [kode_member, saldo]))
}
let validasi = true
const jual = async (jumlah: number, no_hp: string | null): Promise<string> => {
  const isi = { nama_customer: 'SARI', no_hp, jenis_pelanggan: 'UMUM' }
  const { no_faktur_group, notajual } = dataOf(
    await spv.post('penjualan/simpan', notaCincin(rings.splice(0, jumlah), isi)),
  )
  const sah = { penjualan: [no_faktur_group], pembelian: [] }
  if (validasi) dataOf(await spv.post('validasi/simpan/jualbeli', sah))
  return String(Object(notajual)[0])
}
const batal = async (no_faktur_jual: string) =>
  dataOf(
    await spv.postApproved(
      'penjualan/batal',
      { no_faktur_jual, alasan: 'Salah barang', uang_dari: null },
      'own',
    ),
  )
const tukar = (jumlah: number, kode_member = 'K77') =>
  kasir.post('tukar-point/simpan', {
    ...{ kode_member, kode_hadiah: 'PAYUNG', jumlah, keterangan: null },
  })
const hadiah = (arah: string, jumlah: number) =>
  diSpv('stock-hadiah/simpan', { kode_hadiah: 'PAYUNG', arah, jumlah, keterangan: null })
const orang = (kode_member: string, no_hp: string, lain: object = {}) => ({
  ...{ kode_member, nama_member: `Ibu ${kode_member}`, no_hp, alamat_member: null },
  ...{ kode_kota: null, kode_kecamatan: null, tgl_lahir: null, kode_ajak: null, aktif: true },
  ...lain,
})
const aturan = (kode_get_point: string, lain: object) => ({
  ...{ kode_get_point, berlaku_mulai: '2026-11-01', kode_kategori: null, dasar_point: 'RUPIAH' },
  ...{ tiap_rp: 1_000_000, tiap_berat: 0, point: 3, ...lain },
})

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  rings = await terimaCincin(spv, 16)
  dataOf(await own.post('member/create', orang('M0001', rini)))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

it('is somebody of the chain, by one telephone number', async () => {
  const lain = { tgl_lahir: '1991-11-21', kode_ajak: 'M0001' }
  dataOf(await own.post('member/create', orang('K77', sari, lain)))
  const dua = await own.post('member/create', orang('K78', sari))
  expect([dua.status, dua.json.message]).toEqual([400, 'No HP 6281298760001 Sudah Ada'])
  const diri = await own.post('member/create', orang('K79', '6281298760009', { kode_ajak: 'K79' }))
  expect(diri.json.message).toContain('Member Tidak Mengajak Dirinya')
  const hariIni = (await kasir.get('member/find-current-birthday')).json.data
  expect(hariIni).toMatchObject([{ kode_member: 'K77', no_hp: sari, umur: 35, poin: 0 }])
  const tamu = await shop.person('KASIR', 'tamu', '/dashboard')
  const samar = (await tamu.get('member/find-current-birthday')).json.data
  expect(samar).toMatchObject([{ kode_member: 'K77', no_hp: '6281******001' }])
  // On the day of the shop, whatever the clock says.
  const [daftar] = await shop.rows(
    sql`select tgl_daftar::text as tgl from member where kode_member = 'K77'`,
  )
  expect(daftar).toEqual({ tgl: '2026-11-21' })
})

it('keeps the number with which he signs in from whoever sits at the counter', async () => {
  const rows: { kode_member: string }[] = (await kasir.get('member/get/all')).json.data
  const row = rows.find(({ kode_member }) => kode_member === 'K77')
  const lain = await kasir.put('member/update/K77', { ...row, no_hp: '6281298760077' })
  expect(lain.json.fields?.[0]).toMatchObject({
    ...{ field: 'no_hp', message: 'No HP Member Hanya Diubah SPV Atau OWN' },
  })
  dataOf(await kasir.put('member/update/K77', { ...row, alamat_member: 'Jalan Melati 7' }))
})

it('comes from a sheet in any order of rows', async () => {
  const csv = [
    'Kode Member;Nama Member;No HP;Diajak Oleh',
    ...['A03;Tiga;6281298761003;A02', 'A02;Dua;6281298761002;A01', 'A01;Satu;6281298761001;'],
  ].join('\n')
  const kirim = (text: string) =>
    own.upload('member/get/all/impor', Buffer.from(text), { simpan: 'true' })
  dataOf(await kirim(csv))
  const salah = await kirim(`${csv}\nA04;Empat;6281298761004;A09`)
  expect(salah.json.message).toBe('1 Baris Masih Salah')
  await shop.paksa([sql`delete from member where kode_member like 'A0%'`])
})

it('earns nothing before a rule has begun, and nothing for whoever is none', async () => {
  await jual(1, sari)
  dataOf(await own.post('para-get-point-member/create', aturan('SEMUA', {})))
  const afiliasi = { kode_afiliasi: 'AJAK', nama_afiliasi: 'Ajak', berlaku_mulai: '2026-11-01' }
  dataOf(
    await own.post('parameter-member-afiliasi/create', {
      ...{ ...afiliasi, point_ajak: 10, bagian_persen: 5.5 },
    }),
  )
  await jual(1, '6281298760002')
  await jual(1, null)
  expect(await poin()).toEqual({ K77: 0, M0001: 0 })
  // By their numbers, whatever the note said of them.
  const jenis = await shop.rows(
    sql`select no_hp, jenis_pelanggan from pelanggan where no_hp <> '' order by no_hp`,
  )
  expect(jenis).toEqual([
    { no_hp: sari, jenis_pelanggan: 'MEMBER' },
    { no_hp: '6281298760002', jenis_pelanggan: 'UMUM' },
  ])
})

it('earns when the cashier has the money, whole steps of the whole note', async () => {
  const nota = await jual(2, sari)
  // 14.214.000: 14 times 3; Rini gets 10 for bringing her, and 5,5 % of 42 beside it.
  expect(await poin()).toEqual({ K77: 42, M0001: 12 })
  await jual(1, sari)
  expect(await poin()).toEqual({ K77: 63, M0001: 13 })
  expect(await shop.audit()).toEqual([])
  await batal(nota)
  expect(await poin()).toEqual({ K77: 21, M0001: 1 })
  expect(await shop.audit()).toEqual([])
})

it('earns by weight where its kategori has a rule of its own', async () => {
  const gram = { kode_kategori: 'EMAS', dasar_point: 'GRAM', tiap_rp: 0, tiap_berat: 1, point: 2 }
  dataOf(await own.post('para-get-point-member/create', aturan('EMAS', gram)))
  await jual(2, sari) // 8,240 gr
  // The ten for bringing her went with the first note: the next one that stands gives them again.
  expect(await poin()).toEqual({ K77: 37, M0001: 11 })
  const lagi = await jual(1, sari)
  expect(await poin()).toEqual({ K77: 45, M0001: 11 })
  await batal(lagi)
  expect(await poin()).toEqual({ K77: 37, M0001: 11 })
})

it('changes points for a gift that is there, and gets them back', async () => {
  const kurang = await tukar(1)
  expect([kurang.status, kurang.json.message]).toEqual([422, 'Point K77 Tidak Cukup, Tinggal 37'])
  const payung = (await own.get('hadiah/get/all')).json.data[0]
  dataOf(await own.put('hadiah/update/PAYUNG', { ...payung, point: 17 }))
  expect((await tukar(1)).json.message).toBe('Hadiah PAYUNG Tinggal 0')
  dataOf(await hadiah('MASUK', 7))
  const { nomor } = dataOf(await tukar(2))
  expect(await poin()).toMatchObject({ K77: 3 })
  dataOf(await kasir.post('tukar-point/batal', { nomor, alasan: 'Rusak' }))
  expect(await poin()).toMatchObject({ K77: 37 })
  dataOf(await tukar(1))
  expect((await tukar(1, 'TIDAK-ADA')).json.message).toContain('Member Tidak Ditemukan')
  // Three at once want what is enough for one of them: 20 points.
  const serentak = await Promise.all([tukar(1), tukar(1), tukar(1)])
  const [dapat, ...lain] = serentak.toSorted((one, other) => one.status - other.status)
  expect([dapat?.status, ...lain.map(({ json }) => json.message)]).toEqual([
    200,
    ...lain.map(() => 'Point K77 Tidak Cukup, Tinggal 3'),
  ])
  const kembali = { nomor: dapat?.json.data.nomor, alasan: 'Dua kali' }
  dataOf(await kasir.post('tukar-point/batal', kembali))
  expect(await poin()).toMatchObject({ K77: 20 })
  expect(await shop.audit()).toEqual([])
})

it('lets gifts leave otherwise only when somebody agrees', async () => {
  expect((await hadiah('KELUAR', 2)).status).toBe(403)
  const keluar = { kode_hadiah: 'PAYUNG', arah: 'KELUAR', jumlah: 2, keterangan: 'Robek' }
  dataOf(await spv.postApproved('stock-hadiah/simpan', keluar, 'own'))
  const kartu = await spv.post('hadiah/report-kartu', { ...hari, kode_hadiah: 'PAYUNG' })
  expect(kartu.json.data.rows).toMatchObject([
    { tgl: '2026-11-21', masuk: 7, keluar: 2, tukar: 1, saldo: 4 },
  ])
})

it('owes points when a sale is taken back whose points were spent', async () => {
  const nota = await jual(1, sari) // 4,120 gr: 8
  expect(await poin()).toMatchObject({ K77: 28 })
  dataOf(await tukar(1))
  const semua = { kode_member: 'K77', arah: 'KURANG', poin: 11, keterangan: 'Salah catat' }
  expect((await spv.post('transaksi-poin/simpan', semua)).status).toBe(403)
  dataOf(await spv.postApproved('transaksi-poin/simpan', semua, 'own'))
  expect(await poin()).toMatchObject({ K77: 0 })
  // What was given by hand and is spent is not taken back.
  const beri = { kode_member: 'K77', arah: 'TAMBAH', poin: 17, keterangan: 'Hadiah' }
  const { nomor } = dataOf(await spv.postApproved('transaksi-poin/simpan', beri, 'own'))
  const { nomor: ditukar } = dataOf(await tukar(1))
  const ambil = { nomor, alasan: 'Salah' }
  const ditolak = await spv.postApproved('transaksi-poin/batal', ambil, 'own')
  expect(ditolak.json.message).toBe('Point K77 Tidak Cukup, Tinggal 0')
  dataOf(await kasir.post('tukar-point/batal', { nomor: ditukar, alasan: 'Salah' }))
  dataOf(await spv.postApproved('transaksi-poin/batal', ambil, 'own'))
  await batal(nota)
  expect(await poin()).toMatchObject({ K77: -8 })
  expect((await tukar(1)).json.message).toBe('Point K77 Tidak Cukup, Tinggal 0')
  expect(await shop.audit()).toEqual([])
})

it('earns at once where nobody validates, and not while it is switched off', async () => {
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  validasi = false
  const isi = { nama_customer: 'RINI', no_hp: rini, jenis_pelanggan: 'MEMBER' }
  dataOf(await spv.post('penjualan/simpan', notaCincin(rings.splice(0, 1), isi)))
  expect(await poin()).toMatchObject({ M0001: 19 })
  const [row] = (await own.get('member/get/all')).json.data.filter(
    ({ kode_member }: { kode_member: string }) => kode_member === 'M0001',
  )
  dataOf(await own.put('member/update/M0001', { ...row, aktif: false }))
  dataOf(await spv.post('penjualan/simpan', notaCincin(rings.splice(0, 1), isi)))
  expect(await poin()).toMatchObject({ M0001: 19 })
  expect(await shop.audit()).toEqual([])
})

it('is told in its reports', async () => {
  const daftar = (await spv.post('member/report-daftar', { status: 'AKTIF' })).json.data.rows
  expect(daftar).toMatchObject([{ kode: 'K77', hp: '6281******001', poin: -8 }])
  const [top] = (await spv.post('member/report-top', hari)).json.data.rows
  const dia = { kode_member: 'K77', member: 'Ibu K77' }
  expect(top).toMatchObject({ peringkat: 1, ...dia, nota: 3, total: 28_428_000 })
  const harian = (await spv.post('member/report-harian', hari)).json.data.rows
  expect(harian).toMatchObject([{ transaksi: 19 }, { poin_masuk: 31, poin_keluar: 12 }])
  const rinci = { ...hari, kode_member: 'M0001' }
  const semua = (await spv.post('member/transaksi', rinci)).json.data.rows
  expect(semua.map(({ jenis, poin: p }: { jenis: string; poin: number }) => [jenis, p])).toEqual([
    ['AJAK', 2],
    ['AJAK_SEKALI', 10],
    ['AJAK', 1],
    ['BATAL', -12],
    ['AJAK_SEKALI', 10],
    ['DAPAT', 8],
  ])
  expect((await own.post('member/export', { status: null })).json.data.rows).toHaveLength(2)
  const aturanKini = (await own.get('member/aturan')).json.data
  expect(aturanKini.map(({ kalimat }: { kalimat: string }) => kalimat)).toEqual([
    'Semua Kategori: 3 point tiap belanja Rp 1.000.000',
    'EMAS: 2 point tiap 1,000 gr',
    '10 point sekali, dan 5,50 % dari tiap point temannya',
  ])
})

/** Where the points of all at once are not those of each, on days before and after some lapse. */
const bedaPoin = () =>
  shop.rows(sql`select m.kode_member, t.tgl::date::text
    from generate_series(date '2026-11-19', date '2027-12-05', interval '13 days') as t(tgl)
      cross join member m left join lateral poin_semua('GS1', t.tgl::date) p using (kode_member)
    where poin_kini('GS1', m.kode_member, t.tgl::date) <> coalesce(p.poin, 0)`)

it('loses what lapses on the day of the reset, the oldest first', async () => {
  dataOf(await own.post('member/create', orang('K80', '6281298760080')))
  await jual(2, '6281298760080')
  expect(await poin()).toMatchObject({ K80: 16 })
  const reset = { kode_reset: 'TAHUN', berlaku_mulai: '2026-11-01', cara_reset: 'TAHUNAN' }
  const tahunan = { ...reset, tgl_reset: 21, bulan_reset: 11, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', tahunan))
  const punya = async () => dataOf(await spv.get('member/ringkas?kode_member=K80'))['poin']
  expect(await punya()).toBe(16)
  const tutup = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
  dataOf(await spv.post('tutup-toko', tutup))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  expect(await punya()).toBe(0)
  expect(await bedaPoin()).toEqual([])
  const daftar = (await own.post('member/report-daftar', { status: null })).json.data.rows
  expect(daftar.find(({ kode }: { kode: string }) => kode === 'K80')).toMatchObject({ poin: 0 })
  await jual(1, '6281298760080')
  expect(await poin()).toMatchObject({ K80: 8 })
  expect(await punya()).toBe(8)
  const rinci = { tgl_from: '2026-11-21', tgl_to: '2026-11-22', kode_member: 'K80' }
  const baris = (await spv.post('member/transaksi', rinci)).json.data.rows
  expect(baris.map(({ jenis, poin: p }: { jenis: string; poin: number }) => [jenis, p])).toEqual([
    ['DAPAT', 16],
    ['HANGUS', -16],
    ['DAPAT', 8],
  ])
  expect(await bedaPoin()).toEqual([])
  const umur = { ...tahunan, kode_reset: 'UMUR', cara_reset: 'UMUR', berlaku_mulai: '2026-11-23' }
  dataOf(await own.post('para-reset-poin-member/create', umur))
  expect(await bedaPoin()).toEqual([])
  expect(await shop.audit()).toEqual([])
})
