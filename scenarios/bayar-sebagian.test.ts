import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, dipesan, jadi } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Customers pay in parts, in work and when it waits for them; each part has its paper.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 9_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

const baris = async (jenis: string, nomor: unknown) =>
  (await kasir.get(`${jenis}/lihat?q=${String(nomor)}`)).json.data[0]
const sah = async (jenis: string, kwitansi: unknown) =>
  dataOf(await spv.post(`validasi/simpan/${jenis}`, { nomor: [kwitansi] }))
const bayar = (jenis: string, nomor: unknown, sisa: number, jumlah: number) =>
  kasir.post(`${jenis}/bayar`, { nomor, sisa, jumlah, pembayaran: tunai(jumlah) })
const batalKwitansi = async (jenis: string, nomor: unknown) =>
  dataOf(
    await spv.postApproved(
      `kwitansi/batal/${jenis}`,
      { nomor, alasan: 'salah terima', uang_dari: 'LACI' },
      'own',
    ),
  )

const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }

describe('a service', () => {
  it('is paid in work and when it is done; what is paid hands nothing over', async () => {
    const { nomor } = dataOf(
      await kasir.post('service/simpan', tiketService(await fotoService(kasir))),
    )
    const lebih = await bayar('service', nomor, 250_000, 250_001)
    expect(lebih.json.fields).toEqual([
      { field: 'jumlah', message: 'Pembayaran Melebihi Sisa Rp 250.000' },
    ])
    expect((await bayar('service', nomor, 249_999, 1)).json.code).toBe('E-MDB:02')
    const { kwitansi } = dataOf(await bayar('service', nomor, 250_000, 50_003))
    const dua = await bayar('service', nomor, 250_000, 1)
    expect(dua.json.message).toContain(`Menunggu Validasi ${String(kwitansi)}`)
    await sah('service', kwitansi)
    expect(await baris('service', nomor)).toMatchObject({ status: 'MASUK', sisa: 199_997 })

    const hasil = { berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, upah: 0 }
    dataOf(await kasir.post('service/selesai', { nomor, ...hasil, biaya: 249_007 }))
    const lunas = dataOf(await bayar('service', nomor, 199_004, 199_004))
    await sah('service', lunas['kwitansi'])
    expect(await baris('service', nomor)).toMatchObject({ status: 'SELESAI', sisa: 0 })
    const batal = { nomor, alasan: 'salah timbang' }
    const sesudah = await spv.postApproved('service/batal-selesai', batal, 'own')
    expect(sesudah.json.message).toBe(
      `${String(nomor)} Dibayar Sesudah Selesai, Batalkan ${String(lunas['kwitansi'])} Dahulu`,
    )
    await batalKwitansi('service', lunas['kwitansi'])
    dataOf(await spv.postApproved('service/batal-selesai', batal, 'own'))
    expect(await baris('service', nomor)).toMatchObject({ status: 'MASUK', sisa: 199_997 })
    const { data } = (await spv.post('service/report', hari)).json
    expect(data.rows).toMatchObject([{ no_service: nomor, dp: 50_003 }])
    expect(await shop.audit()).toEqual([])
  })
})

describe('an order', () => {
  const mulai = async () => {
    const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003)))
    await sah('pesanan', kwitansi)
    return nomor
  }

  it('whose price follows the day is paid in work, and stays in work where that is taken back', async () => {
    const nomor = await mulai()
    const { kwitansi } = dataOf(await bayar('pesanan', nomor, 7_649_997, 500_009))
    await sah('pesanan', kwitansi)
    expect(await baris('pesanan', nomor)).toMatchObject({ status: 'VALID', sisa: 7_149_988 })
    await batalKwitansi('pesanan', kwitansi)
    expect(await baris('pesanan', nomor)).toMatchObject({ status: 'VALID', sisa: 7_649_997 })
    expect(await shop.audit()).toEqual([])
  })

  /** A deposit of Rp 1.000.003 and a part of Rp 500.009 of an order. */
  const duaBayar = async () => {
    const { kwitansi: muka, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003)))
    await sah('pesanan', muka)
    const { kwitansi: angsur } = dataOf(await bayar('pesanan', nomor, 7_649_997, 500_009))
    await sah('pesanan', angsur)
    return { nomor, angsur, muka }
  }

  it('says in its report all that was paid ahead', async () => {
    const { angsur, nomor } = await duaBayar()
    const dp = async () => {
      const { data } = (await spv.post('pesanan/report', hari)).json
      return data.rows.find((row: { no_pesanan: string }) => row.no_pesanan === nomor)?.dp
    }
    expect(await dp()).toBe(1_500_012)
    await batalKwitansi('pesanan', angsur)
    expect(await dp()).toBe(1_000_003)
  })

  it('stays in work while any of its money stands, in whichever order they are taken back', async () => {
    const satu = await duaBayar()
    await batalKwitansi('pesanan', satu.muka)
    const sisa = { status: 'VALID', sisa: 8_149_991 }
    expect(await baris('pesanan', satu.nomor)).toMatchObject(sisa)
    await batalKwitansi('pesanan', satu.angsur)
    expect(await baris('pesanan', satu.nomor)).toMatchObject({ status: 'OPEN', sisa: 8_650_000 })
    const dua = await duaBayar()
    await batalKwitansi('pesanan', dua.angsur)
    await batalKwitansi('pesanan', dua.muka)
    expect(await baris('pesanan', dua.nomor)).toMatchObject({ status: 'OPEN', sisa: 8_650_000 })
    expect(await shop.audit()).toEqual([])
  })

  it('that is made keeps the last of its money until it is fetched or cancelled', async () => {
    const { angsur, muka, nomor } = await duaBayar()
    await batalKwitansi('pesanan', muka)
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
    const isi = { nomor: angsur, alasan: 'salah terima', uang_dari: 'LACI' }
    const { json } = await spv.postApproved('kwitansi/batal/pesanan', isi, 'own')
    expect(json.message).toBe(`Pesanan ${String(nomor)} Sudah Selesai`)
    expect(await baris('pesanan', nomor)).toMatchObject({ status: 'SELESAI' })
    expect(await shop.audit()).toEqual([])
  })

  it('whose price is locked is paid when it is made: money of later locks nothing', async () => {
    dataOf(await own.put('para-system/key/PESANAN_HARGA_TETAP_MODULE', { value: true }))
    const nomor = await mulai()
    const dini = await bayar('pesanan', nomor, 7_649_997, 500_009)
    expect(dini.json.message).toBe(
      `Harga ${String(nomor)} Dikunci Uang Mukanya, Bayar Sesudah Selesai`,
    )
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
    const { sisa } = await baris('pesanan', nomor)
    const { kwitansi } = dataOf(await bayar('pesanan', nomor, sisa, sisa))
    await sah('pesanan', kwitansi)
    expect(await baris('pesanan', nomor)).toMatchObject({ status: 'SELESAI', sisa: 0 })
    dataOf(await ambilPesanan(shop, kasir, { nomor, sisa: 0 }))
    expect(await shop.audit()).toEqual([])
  })
})

describe('the receipt of a payment', () => {
  it('says for what it was, is counted, and waits for the cashier', async () => {
    const { nomor } = dataOf(
      await kasir.post('service/simpan', tiketService(await fotoService(kasir))),
    )
    const { kwitansi } = dataOf(await bayar('service', nomor, 250_000, 123_457))
    const minta = (alasan: string | null) =>
      kasir.post('kwitansi/cetak/service', {
        ...{ nomor: [kwitansi], id_cetak: crypto.randomUUID(), alasan },
      })
    expect((await minta(null)).json.message).toBe(`Faktur ${String(kwitansi)} Belum Divalidasi`)
    await sah('service', kwitansi)
    const satu = await minta(null)
    expect([satu.status, satu.headers['content-type']]).toEqual([200, 'application/pdf'])
    const kata = readPdf(satu.bytes).flatMap(({ texts }) => texts.map(({ text }) => text))
    for (const one of ['KWITANSI SERVICE', String(nomor), '123.457'])
      expect(kata.some((each) => each.includes(one))).toBe(true)
    expect(kata.join(' ')).toContain('Seratus dua puluh tiga ribu')
    const sisa = ['Harga Seluruhnya', '250.000', 'Sudah Dibayar', '123.457', 'Sisa', '126.543']
    for (const one of sisa) expect(kata.some((each) => each.includes(one))).toBe(true)
    expect((await minta(null)).json.fields?.[0]?.field).toBe('alasan')
    // Later payments do not change what it says.
    const lanjut = dataOf(await bayar('service', nomor, 126_543, 26_543))
    await sah('service', lanjut['kwitansi'])
    const salinan = await minta('hilang')
    expect(readPdf(salinan.bytes)[0]?.texts.some(({ text }) => text.includes('126.543'))).toBe(true)
    expect(readPdf(salinan.bytes)[0]?.texts.some(({ text }) => text.includes('COPY'))).toBe(true)
    const contoh = await kasir.post('kwitansi/cetak/service/contoh', { nomor: [kwitansi] })
    expect(contoh.status).toBe(200)
    const lain = await shop.person('KASIR', 'lain', '/transaksi-penjualan')
    expect((await lain.post('kwitansi/cetak/service/contoh', { nomor: [kwitansi] })).status).toBe(
      403,
    )
    expect(
      await shop.rows(sql`select c.ke from cetak_nota c join dokumen d on d.id = c.id_dokumen
        where d.nomor = ${kwitansi} order by c.n`),
    ).toEqual([{ ke: 1 }, { ke: 2 }])
  })
})
