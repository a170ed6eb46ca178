import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga } from './cincin.ts'
import { fotoService, tiketService } from './service.ts'
import { bukaTitip, dengan, titip, type TokoTitip } from './titip.ts'

// A customer shows a false proof of a transfer: where goods are gone the money is a loss, where the
// shop still holds it for him, nothing is held any more.
let toko: TokoTitip

const no_rekening = '1234567890'
const alasan = 'Bukti palsu'
const lewat = (jumlah: number, no_ref: string) => [
  { jenis: 'TRANSFER', jumlah, no_rekening, no_ref, fee: 0 },
]
const tn = 'rekonsiliasi-bank/transfer-hilang'
const pernyataan = 'Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu'

interface Baris {
  readonly id: string
  readonly n: number
  readonly no_ref: string | null
}
const keadaan = async () =>
  (await toko.spv.get(`rekonsiliasi-bank?no_rekening=${no_rekening}`)).json.data
const hilang = async (no_ref: string, ke = 0) => {
  const kas: Baris[] = (await keadaan()).kas
  const row = kas.filter((one) => one.no_ref === no_ref)[ke]
  const body = { no_rekening, id: row?.id, n: row?.n, alasan }
  return toko.spv.postApproved(tn, body, 'own')
}
const menunggu = async () =>
  (
    await toko.shop.rows<{ no_ref: string }>(sql`
      select p.no_ref from transfer_menunggu('GS1') t join pembayaran p on p.id_group = t.id_group
        and p.versi_bayar = t.versi_bayar and p.n = t.n order by 1`)
  ).map(({ no_ref }) => no_ref)
const saldoBank = async () =>
  (
    await toko.shop.rows<{
      saldo: number
    }>(sql`select coalesce(sum(debit - kredit), 0)::int as saldo
      from jurnal where nomor_akun = '1102'`)
  )[0]?.saldo

let group: unknown
let nota = ''
let titipan = ''

beforeAll(async () => {
  toko = await bukaTitip(3)
  dataOf(await toko.own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: true }))
  // Two equal transfers of one visit.
  const [satu = '', dua = ''] = toko.rings
  const pembayaran = [...lewat(harga, 'TR-4123'), ...lewat(harga, 'TR-4123')]
  const saved = dataOf(await toko.jual([satu, dua], { pembayaran }))
  group = saved['no_faktur_group']
  const serah = { penjualan: [group], pembelian: [] }
  dataOf(await toko.spv.postApproved('validasi/simpan/jualbeli', serah, 'own'))
  const [jual] = await toko.shop.rows<{ nomor: string }>(
    sql`select nomor from dokumen where jenis = 'PENJUALAN'`,
  )
  nota = jual?.nomor ?? ''
  const body = titip(undefined, 1_234_567, { pembayaran: lewat(1_234_567, 'TT-77') })
  titipan = String(dataOf(await toko.kasir.post('titipan/simpan', body))['no_titipan'])
  dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [titipan] }))
  const koran = { tgl: '2026-11-21', keterangan: 'BUNGA', no_ref: null, masuk: 4_123, keluar: 0 }
  dataOf(
    await toko.spv.post('rekening-koran/simpan', {
      ...{ no_rekening, bentuk: 'TABEL', nama_file: null, judul: null, peran: null },
      ...{ urutan: null, saldo_awal: 0, saldo_akhir: 4_123, baris: [koran] },
    }),
  )
})
afterAll(() => toko.shop.close())

describe('a transfer of a sale that is written off', () => {
  it('waits no more, and of two equal ones the other still does', async () => {
    expect(await menunggu()).toEqual(['TR-4123', 'TR-4123', 'TT-77'])
    dataOf(await hilang('TR-4123', 1))
    expect(await menunggu()).toEqual(['TR-4123', 'TT-77'])
    const tutup = await toko.shop.andai(
      [],
      sql`select kencana.perhatian_tutup_transfer('GS1', '2026-11-21') as a`,
    )
    expect(tutup).toEqual([{ a: { jumlah: 2 } }])
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is confirmed by nobody; the one that came is', async () => {
    const { json } = await toko.spv.get('validasi/non-cash')
    const [satu] = json.data.filter((one: Baris) => one.no_ref === 'TR-4123')
    const konfirmasi = { no_faktur_group: group, versi_bayar: satu.versi_bayar, n: satu.n }
    const kirim = () =>
      toko.own.post('validasi/non-cash/konfirmasi', { transfer: [konfirmasi], catatan: null })
    dataOf(await kirim())
    expect(await menunggu()).toEqual(['TT-77'])
    expect((await kirim()).status).toBeGreaterThanOrEqual(400)
  })

  it('does not let its sale be taken back, whose money would leave the account twice', async () => {
    const body = { no_faktur_jual: nota, alasan, uang_dari: null }
    const ditolak = await toko.spv.post('penjualan/batal', body)
    expect(ditolak.json.message, ditolak.text).toBe(pernyataan)
  })
})

describe('a transfer of a deposit', () => {
  it('is not written off while the shop holds its money, but goes with the deposit', async () => {
    const bank = (await saldoBank()) ?? 0
    expect((await hilang('TT-77')).json.message).toBe(
      `Uangnya Masih Dipegang Untuk ${titipan}: Batalkan ${titipan}, Lalu Cocokkan Kedua Barisnya`,
    )
    const body = { no_titipan: titipan, alasan, uang_dari: null }
    dataOf(await toko.spv.postApproved('titipan/batal', body, 'own'))
    expect(await menunggu()).toEqual([])
    expect(await saldoBank()).toBe(bank - 1_234_567)
    expect((await keadaan()).usulan.map(({ alasan: kata }: { alasan: string }) => kata)).toEqual([
      'BATAL',
      'BATAL',
    ])
    expect((await hilang('TT-77')).json.message).toBe(`${titipan} Sudah Dibatalkan`)
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a transfer of a promise', () => {
  it('is not written off while the shop holds its money, but goes with the promise', async () => {
    const uang = { uang_muka: 100_003, pembayaran: lewat(100_003, 'SV-9') }
    const tiket = tiketService(await fotoService(toko.kasir), uang)
    const { kwitansi, nomor } = dataOf(await toko.kasir.post('service/simpan', tiket))
    dataOf(await toko.spv.post('validasi/simpan/service', { nomor: [kwitansi] }))
    expect((await hilang('SV-9')).json.message).toContain(`Dipegang Untuk ${String(nomor)}: `)
    const body = { nomor, alasan, uang_dari: null }
    dataOf(await toko.spv.postApproved('service/batal', body, 'own'))
    expect(await menunggu()).toEqual([])
    expect((await hilang('SV-9')).json.message).toBe(`${String(kwitansi)} Sudah Dibatalkan`)
    const dua = (await keadaan()).kas.filter(({ no_ref }: Baris) => no_ref === 'SV-9')
    const kas = dua.map(({ id, n }: Baris) => ({ id, n }))
    // The receipt that brought it and the cancel of the promise are a pair by themselves.
    const kunci = dua.map(({ id, n }: Baris) => `${id} ${n}`)
    const { usulan } = await keadaan()
    expect(usulan.find((one: { kas: string[] }) => one.kas.includes(kunci[0]))).toEqual({
      ...{ alasan: 'BATAL', pasti: true, koran: [], kas: kunci },
    })
    const pasangan = [{ alasan: null, koran: [], kas }]
    dataOf(await toko.spv.post('rekonsiliasi-bank/cocokkan', { no_rekening, pasangan }))
  })
})

describe('a deposit that bought goods before its transfer was written off', () => {
  it('is neither spent nor given back once the goods came back, until that is taken back', async () => {
    const isi = titip(undefined, harga, { pembayaran: lewat(harga, 'TT-88') })
    const no = String(dataOf(await toko.kasir.post('titipan/simpan', isi))['no_titipan'])
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no] }))
    const beli = () => toko.jual([toko.rings[2] ?? ''], dengan(no, harga, 0))
    const { no_faktur_group } = dataOf(await beli())
    const serah = { penjualan: [no_faktur_group], pembelian: [] }
    dataOf(await toko.spv.postApproved('validasi/simpan/jualbeli', serah, 'own'))
    dataOf(await hilang('TT-88'))
    const [jual] = await toko.shop.rows<{ nomor: string }>(
      sql`select nomor from dokumen where jenis = 'PENJUALAN' order by saat desc limit 1`,
    )
    const batal = { no_faktur_jual: jual?.nomor, alasan, uang_dari: null }
    dataOf(await toko.spv.postApproved('penjualan/batal', batal, 'own'))
    expect((await toko.satu(no)).saldo).toBe(harga)
    const kembali = () =>
      toko.spv.postApproved('titipan/batal', { no_titipan: no, alasan, uang_dari: null }, 'own')
    expect((await kembali()).json.message).toBe(pernyataan)
    expect((await beli()).json.message).toBe(pernyataan)
    const tarik = { nomor: 'TN-GS1-261121-0002', alasan: 'Keliru' }
    dataOf(await toko.spv.postApproved(`${tn}/batal`, tarik, 'own'))
    dataOf(await kembali())
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a transfer that came after all', () => {
  it('is declared so on a later day, and waits for the bank again', async () => {
    const bank = (await saldoBank()) ?? 0
    dataOf(
      await toko.spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }),
    )
    const body = { nomor: 'TN-GS1-261121-0001', alasan: 'Masuk hari ini' }
    dataOf(await toko.spv.postApproved(`${tn}/batal`, body, 'own'))
    expect(await menunggu()).toEqual(['TR-4123'])
    expect(await saldoBank()).toBe(bank + harga)
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a receipt whose transfer is written off while it is taken back', () => {
  it('is not taken back: its money would leave the account twice', async () => {
    const tiket = tiketService(await fotoService(toko.kasir), { taksiran: 100_007 })
    const { nomor } = dataOf(await toko.kasir.post('service/simpan', tiket))
    const hasil = { berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, biaya: 100_007, upah: 0 }
    dataOf(await toko.kasir.post('service/selesai', { nomor, ...hasil }))
    const [row] = await toko.shop.rows(
      sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
    )
    const ambil = { nomor, sisa: 100_007, bukti: 'NOTA', kode: `${String(nomor)}.${row?.kode}` }
    const isi = { ...ambil, pembayaran: lewat(100_007, 'SV-11') }
    const { kwitansi } = dataOf(await toko.kasir.post('service/ambil', isi))
    const sah = { nomor: [kwitansi] }
    dataOf(await toko.spv.postApproved('validasi/simpan/service', sah, 'own'))
    toko.shop.before('kwitansi/batal/service', async () => dataOf(await hilang('SV-11')))
    const batal = { nomor: kwitansi, alasan, uang_dari: null }
    const ditolak = await toko.spv.postApproved('kwitansi/batal/service', batal, 'own')
    expect(ditolak.json.message, ditolak.text).toBe(pernyataan)
    expect(await toko.shop.audit()).toEqual([])
  })
})
