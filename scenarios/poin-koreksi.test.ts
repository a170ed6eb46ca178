import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin } from './cincin.ts'
import {
  anggota,
  aturanPoin,
  dia,
  bukaPembeli,
  pembeliCincin,
  type Tersimpan,
} from './pembeli-cincin.ts'
import type { Person, Shop } from './shop.ts'

// Sari, whom Rini brought, buys rings of Rp 7.107.000: three points for each whole million, a
// coupon for each three millions. What is taken back by a correction takes them back; who changes a
// ring on the day of its sale earns for the difference alone.
let shop: Shop
let own: Person
let spv: Person
let rings: string[]

const { ambil, berlaku, jual, koreksi, kunjungan, kupon, poin, satuKupon, timbang } = pembeliCincin(
  () => ({
    shop,
    own,
    spv,
    rings,
  }),
)

let nota: Tersimpan
let dua: string[]
let lain: Tersimpan
let satu: string[]

beforeAll(async () => {
  ;({ shop, own, spv, rings } = await bukaPembeli(15))
  dua = ambil(2)
  nota = await jual(dua) // 14.214.000
  satu = ambil(1)
  lain = await jual(satu)
}, 60_000)
afterAll(() => shop.close())

it('loses of a note what the returned part made of it, and gets it back when that is undone', async () => {
  expect([await poin(), await berlaku(nota.notajual[0] ?? '')]).toEqual([
    { SARI: 63, RINI: 13 }, // ten once, and 5,5 % of 42 and of 21
    4,
  ])
  const tutup = { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }
  dataOf(await spv.post('tutup-toko', tutup))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  const { notabeli, sah } = await koreksi(dua.slice(0, 1))
  dataOf(sah)
  expect([await poin(), await berlaku(nota.notajual[0] ?? '')]).toEqual([{ SARI: 42, RINI: 12 }, 2])
  expect(await shop.audit()).toEqual([])
  const batal = { no_faktur_beli: notabeli[0], alasan: 'Benar barangnya' }
  dataOf(await own.postApproved('pembelian/batal', batal, 'spv'))
  expect([await poin(), await berlaku(nota.notajual[0] ?? '')]).toEqual([{ SARI: 63, RINI: 13 }, 4])
  expect(await shop.audit()).toEqual([])
})

it('loses all of a note that goes wholly, part by part; the right one earns anew', async () => {
  dataOf((await koreksi(dua.slice(0, 1))).sah)
  const { notajual, sah } = await koreksi(dua.slice(1), ambil(1))
  dataOf(sah)
  // The points for bringing her went with the wrong note and came with the right one.
  expect(await poin()).toEqual({ SARI: 42, RINI: 12 })
  expect((await kupon(nota.notajual[0] ?? '')).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'BATAL'),
  )
  expect(await berlaku(notajual[0] ?? '')).toBe(2)
  expect(await shop.audit()).toEqual([])
})

it('is told of as it stands: in the list of members, in that of the best, on her page', async () => {
  const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-22' }
  // A walk-in without a number is nobody, also where a forgotten member has none.
  await shop.paksa([
    sql`insert into member (kode_member, nama_member, no_hp, aktif, dihapus_pada)
      values ('LUPA', '', '', false, now())`,
  ])
  const tanpa = { nama_customer: 'TAMU', no_hp: null, jenis_pelanggan: 'UMUM' }
  dataOf((await kunjungan(ambil(1), harga, tanpa)).sah)
  const top = (await own.post('member/report-top', hari)).json.data.rows
  expect(top).toMatchObject([{ member: 'Sari', nota: 2, berat: 8.24, total: 2 * harga, poin: 42 }])
  const kedua = { ...hari, tgl_from: '2026-11-22' }
  expect((await own.post('member/report-top', kedua)).json.data.rows).toMatchObject([
    { nota: 0, total: -harga, poin: -21 },
  ])
  const daftar = (await own.post('member/report-daftar', { status: 'AKTIF' })).json.data.rows
  expect(daftar.map(({ terakhir }: { terakhir: string | null }) => terakhir)).toEqual([
    null,
    '2026-11-22',
  ])
  const semua = await own.post('member/report-daftar', { status: null, kode_toko: 'ALL' })
  expect(semua.json.message).toBe('Laporan Ini Hanya Untuk Satu Toko')
  // One more waits: it is in her list, not yet in her figures.
  const isi = notaCincin(ambil(1), dia)
  const { no_faktur_group } = dataOf(await spv.post('penjualan/simpan', isi))
  const bagian: { kode: string; kalimat: string; baris: object[] }[] = Object(
    dataOf(await own.get(`pelanggan/profil?no_hp=${dia.no_hp}`))['bagian'],
  )
  const satuan = (kode: string) => bagian.find((each) => each.kode === kode)
  expect(satuan('nota')?.kalimat).toBe('2 nota, Rp 14.214.000, terakhir 2026-11-22')
  expect(satuan('nota')?.baris).toHaveLength(4)
  expect(satuan('beli')).toBe(undefined)
  const list = [no_faktur_group]
  dataOf(await own.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
})

it('is not corrected while a coupon of it pays another note', async () => {
  const kupon1 = await satuKupon(lain.notajual[0] ?? '')
  const bayar = [
    { jenis: 'KUPON', jumlah: 123_457, no_ref: kupon1 },
    { jenis: 'CASH', jumlah: harga - 123_457 },
  ]
  dataOf((await kunjungan(ambil(1), harga, { pembayaran: bayar })).sah)
  const { no_faktur_group, sah } = await koreksi(satu)
  expect([sah.status, sah.json.message]).toEqual([
    422,
    expect.stringMatching(/^Kupon \*{6}\w{4} Dari Nota Ini Sudah Dipakai/),
  ])
  const [group] = await shop.rows(sql`select s.status from dokumen d join status_dokumen s
    using (kode_toko, id) where d.nomor = ${no_faktur_group}`)
  expect(group).toEqual({ status: 'OPEN' })
})

it('earns by an exchange on the same day for what is new alone', async () => {
  const awal = (await poin())['SARI'] ?? 0
  const kode = ambil(1)
  await jual(kode)
  expect(await poin()).toMatchObject({ SARI: awal + 21 })
  const tukar = async (lama: readonly string[], baru: readonly string[]) => {
    const total = harga * baru.length - 6_798_000 * lama.length
    const baris = timbang(lama, { belum_dipakai: true })
    const visit = await kunjungan(baru, total, { pembelian: { jenis: 'BELI', baris } })
    dataOf(visit.sah)
    return visit
  }
  const ganti = ambil(1)
  const sama = await tukar(kode, ganti)
  expect(await poin()).toMatchObject({ SARI: awal + 21 })
  expect(await berlaku(sama.notajual[0] ?? '')).toBe(0)
  const lebih = await tukar(ganti, ambil(2))
  expect(await poin()).toMatchObject({ SARI: awal + 42 })
  expect(await berlaku(lebih.notajual[0] ?? '')).toBe(2)
  expect(await shop.audit()).toEqual([])
  const minta = { no_faktur_group: lebih.no_faktur_group, alasan: 'Tidak jadi', uang_dari: null }
  dataOf(await own.postApproved('tukar-tambah/batal', minta, 'spv'))
  expect(await poin()).toMatchObject({ SARI: awal + 21 })
  expect(await shop.audit()).toEqual([])
})

it('gives the points for bringing her once, where an exchange of more papers is undone', async () => {
  dataOf(await own.put('para-system/key/FAKTUR_BELI_PER', { value: 'BARANG' }))
  dataOf(await own.post('member/create', anggota('TUTI', '6281298760071')))
  dataOf(await own.post('member/create', anggota('LINA', '6281298760072', 'TUTI')))
  const lina = { ...dia, nama_customer: 'LINA', no_hp: '6281298760072' }
  const aturan = async (lain: object) => {
    const isi = { ...aturanPoin, ...lain, versi: null }
    dataOf(await own.put('para-get-point-member/update/SEMUA', isi))
  }
  const dua = ambil(2)
  dataOf((await kunjungan(dua, 2 * harga, lina)).sah)
  expect(await poin()).toMatchObject({ LINA: 42, TUTI: 12 })
  await aturan({ berlaku_mulai: '2026-12-01' }) // the exchange earns nothing
  const pembelian = { jenis: 'KOREKSI', baris: timbang(dua) }
  const isi = { ...lina, keterangan: 'salah barang', pembelian }
  const tukar = await kunjungan(ambil(1), -harga, isi)
  dataOf(tukar.sah)
  expect([tukar.notabeli.length, await poin()]).toMatchObject([2, { LINA: 0, TUTI: 0 }])
  await aturan({})
  const lagi = await kunjungan(ambil(1), harga, lina)
  dataOf(lagi.sah)
  expect(await poin()).toMatchObject({ LINA: 21, TUTI: 11 })
  const { no_faktur_group } = tukar
  const minta = { no_faktur_group, alasan: 'Tidak jadi', uang_dari: null }
  const ditolak = await own.postApproved('tukar-tambah/batal', minta, 'spv')
  expect([ditolak.status, ditolak.json.message]).toEqual([
    422,
    `Batalkan Dahulu ${lagi.notajual[0]}, Yang Dibuat Sesudah Koreksi Ini`,
  ])
  expect(await poin()).toMatchObject({ LINA: 21, TUTI: 11 })
  const jual = { no_faktur_jual: lagi.notajual[0], alasan: 'Salah', uang_dari: null }
  dataOf(await own.postApproved('penjualan/batal', jual, 'spv'))
  dataOf(await own.postApproved('tukar-tambah/batal', minta, 'spv'))
  expect(await poin()).toMatchObject({ LINA: 42, TUTI: 12 })
  expect(await shop.audit()).toEqual([])
})
