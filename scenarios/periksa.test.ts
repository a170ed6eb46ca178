import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pola, type KodePola } from '../src/modules/periksa/pola.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { beli, bukaMata, hari, jual, padaHariToko, tanpaNota, temuanOf } from './mata.ts'
import { temuanDengan } from './periksa-batas.ts'
import type { Person, Shop } from './shop.ts'
import { hargaEmas } from './titip.ts'

// What somebody with bad intentions would do, and what the books say of it; an honest day says
// nothing.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let barcode: string[] = []

const temuan = (kode: KodePola, status?: string) => temuanOf(spv, kode, status)

beforeAll(async () => {
  ;({ barcode, kasir, own, shop, spv } = await bukaMata(6))
}, 60_000)
afterAll(() => shop.close())

describe('the books say', () => {
  it('only what has words, and words stand only for what is asked', async () => {
    const asked = await shop.rows(
      sql<{ f: string }>`select f from kencana.fungsi_bernama('ganjil_') f order by f`,
    )
    expect(asked.map(({ f }) => f.slice('ganjil_'.length).toUpperCase())).toEqual(
      Object.keys(pola).toSorted(),
    )
  })

  it('nothing of an honest sale', async () => {
    await jual(kasir, barcode.pop() ?? '')
    const { json } = await spv.get(`transaksi-perlu-diperiksa?${hari}`)
    expect(json.data).toEqual([])
    expect((await spv.get('transaksi-perlu-diperiksa/jumlah')).json.data).toEqual({ jumlah: 0 })
  })

  it('that one person entered, validated and cancelled, and sold it for less', async () => {
    const kode = barcode.pop() ?? ''
    const { nota } = await jual(own, kode)
    const batal = { no_faktur_jual: nota, alasan: 'Tidak jadi' }
    dataOf(await own.postApproved('penjualan/batal', batal, 'spv'))
    expect(await temuan('SATU_ORANG')).toMatchObject([{ dokumen: nota, user_id: 'own' }])
    expect(await temuan('BATAL_DIJUAL_MURAH')).toEqual([])

    const { json } = await kasir.get(`barang/get/${kode}`)
    const balik = {
      kode_barcode: kode,
      versi: json.data.versi,
      berat_kotor: cincin.berat,
      kode_bandrol: 'KECIL',
      kode_gudang: 'TOKO',
      kode_baki: 'A01',
    }
    dataOf(await kasir.post('barang/kembali-ke-baki', balik))
    const lagi = await jual(kasir, kode, 50_000)
    expect(await temuan('BATAL_DIJUAL_MURAH')).toMatchObject([
      { dokumen: nota, pasangan: lagi.nota, user_id: 'own' },
    ])
  })

  it('that a price went down, was sold at, and went up again', async () => {
    await hargaEmas({ own, spv }, 1_500_000)
    const body = notaCincin([barcode.pop() ?? ''])
    const { total } = Object(dataOf(await kasir.post('penjualan/hitung', { baris: body.baris })))
    const pay = { total, pembayaran: [{ jenis: 'CASH', jumlah: total }] }
    const saved = dataOf(await kasir.postApproved('penjualan/simpan', { ...body, ...pay }, 'spv'))
    expect(await temuan('HARGA_TURUN_NAIK')).toEqual([])
    await hargaEmas({ own, spv }, 1_650_000)
    const [one] = await temuan('HARGA_TURUN_NAIK')
    expect(one).toMatchObject({
      pasangan: '75',
      user_id: 'own',
      dokumen: Object(saved['notajual'])[0],
    })
    expect(one?.bukti.map(({ label }) => label)).toContain('Harga Diturunkan')
  })

  it('that gold without a nota looks like what was sold, and who sold it works here', async () => {
    const lain = await beli([kasir, spv], tanpaNota(0.9))
    expect(await temuan('BELI_MIRIP')).toEqual([])
    await shop.rows(sql`update users set no_whatsapp = '+62 812-3456-7890' where user_id = 'kasir'`)
    const mirip = await beli([kasir, spv], tanpaNota(cincin.berat), '081234567890')
    expect(await temuan('BELI_MIRIP')).toMatchObject([{ dokumen: mirip, user_id: 'kasir' }])
    expect(await temuan('PENJUAL_KARYAWAN')).toMatchObject([{ dokumen: mirip, pasangan: 'kasir' }])
    expect((await temuan('PENJUAL_KARYAWAN')).map(({ dokumen }) => dokumen)).not.toContain(lain)
  })

  it('that a nota came out three times', async () => {
    const { nota } = await jual(kasir, barcode.pop() ?? '')
    for (const alasan of [null, 'Kertas macet', 'Hilang']) {
      const paper = { no_faktur_jual: [nota], id_cetak: randomUUID(), alasan }
      expect((await kasir.post('penjualan/cetak', paper)).status).toBe(200)
      dataOf(await kasir.post('penjualan/cetak/konfirmasi', { ...paper, tercetak: true }))
    }
    await padaHariToko(shop)
    expect(await temuan('CETAK_BERULANG')).toMatchObject([{ dokumen: nota, user_id: 'kasir' }])
  })

  it('that a label was printed again, and the weight corrected', async () => {
    const kode = barcode.pop() ?? ''
    const label = (ke: number, alasan: string | null) =>
      spv.post('cetak-barcode/simpan', {
        ukuran: 'K33X15',
        kode: 'BARCODE',
        alasan,
        baris: [{ kode_barcode: kode, ke }],
      })
    dataOf(await label(1, null))
    dataOf(await label(2, 'Label robek'))
    const { json } = await spv.get(`barang/get/${kode}`)
    const body = { ...json.data, alasan: 'Salah timbang', berat: 4 }
    const made = dataOf(await spv.postApproved('barang/koreksi', body, 'own'))
    expect(await temuan('LABEL_LALU_BERAT')).toMatchObject([
      { dokumen: made['nomor'], pasangan: kode, user_id: 'spv' },
    ])
  })
})

describe('how odd it must be, the shop sets', () => {
  const naik = sql`update kencana.harga_group set saat = saat + interval '90 minutes'
    where harga_dari < harga_ke`
  const berat = sql`update kencana.penjualan_baris set berat = berat + 13`
  const pekan = sql`update kencana.penjualan set tgl_system = tgl_system - 9`
  it.each([
    ['PERIKSA_MENIT_TURUN', 'HARGA_TURUN_NAIK', 89, 91, [naik]],
    ['PERIKSA_BERAT_MIRIP', 'BELI_MIRIP', 12, 13, [berat]],
    ['PERIKSA_HARI_MIRIP', 'BELI_MIRIP', 8, 9, [pekan]],
    ['PERIKSA_KALI_CETAK', 'CETAK_BERULANG', 4, 3, []],
  ] as const)(
    '%s: %s is nothing at %d, and found at %d',
    async (key, kode, nothing, found, terjadi) => {
      expect(await temuanDengan(shop, kode, [key, nothing], terjadi)).toBe(0)
      expect(await temuanDengan(shop, kode, [key, found], terjadi)).toBe(1)
    },
  )
})

describe('the question', () => {
  it.each([
    ['2026-09-01', '2026-11-21', 'Rentang tanggal tidak boleh lebih dari 1 bulan'],
    ['2026-11-21', '2026-11-20', 'Tanggal awal tidak boleh lebih besar dari tanggal akhir'],
  ])('of %s to %s is refused', async (from, to, sentence) => {
    const answer = await spv.get(`transaksi-perlu-diperiksa?tgl_from=${from}&tgl_to=${to}`)
    expect([answer.status, answer.json.message]).toEqual([400, sentence])
  })
})

describe('a finding', () => {
  it('is closed with a reason, once, by those who answer for the shop', async () => {
    const [one] = await temuan('SATU_ORANG')
    const body = { pola: 'SATU_ORANG', kunci: one?.kunci, tgl_system: '2026-11-21' }
    const tanpa = await spv.post('transaksi-perlu-diperiksa/tutup', body)
    expect(tanpa.status).toBe(400)
    const alasan = 'Pelanggan salah ukuran, uang dihitung bersama'
    expect((await kasir.post('transaksi-perlu-diperiksa/tutup', { ...body, alasan })).status).toBe(
      403,
    )
    dataOf(await spv.post('transaksi-perlu-diperiksa/tutup', { ...body, alasan }))
    expect(await temuan('SATU_ORANG')).toEqual([])
    expect(await temuan('SATU_ORANG', 'DITUTUP')).toMatchObject([{ alasan, ditutup_oleh: 'spv' }])
    const again = await own.post('transaksi-perlu-diperiksa/tutup', { ...body, alasan })
    expect([again.status, again.json.code]).toEqual([409, 'E-MDB:02'])
    expect((await kasir.get(`transaksi-perlu-diperiksa?${hari}`)).status).toBe(403)
  })

  it('about oneself is left to somebody else', async () => {
    const [one] = await temuan('LABEL_LALU_BERAT')
    const body = {
      pola: 'LABEL_LALU_BERAT',
      kunci: one?.kunci,
      tgl_system: '2026-11-21',
      alasan: 'Timbangan baru ditera',
    }
    expect(await spv.post('transaksi-perlu-diperiksa/tutup', body)).toMatchObject({
      status: 422,
      json: { message: 'Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya' },
    })
    dataOf(await own.post('transaksi-perlu-diperiksa/tutup', body))
  })

  it('leaves the books as they are', async () => {
    expect(await shop.audit()).toEqual([])
  })

  it('was closed by who could close it then, whatever his level is now', async () => {
    const turn = (who: string, level: string) =>
      shop.rows(sql`update users set level = ${level} where user_id = ${who}`)
    await turn('spv', 'KASIR')
    expect(await shop.audit()).toEqual([])
    await turn('spv', 'SPV')
    const kata = await shop.andai(
      [sql`update kencana.temuan_ditutup set oleh = 'kasir' where oleh = 'spv'`],
      sql<{ kata: string }>`select kencana.audit_temuan_ditutup('GS1') as kata`,
    )
    expect(kata[0]?.kata).toMatch(/^Temuan SATU_ORANG .* ditutup oleh kasir$/)
  })
})
