import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { bukaTitip, dengan, hargaEmas, titip, type TokoTitip } from './titip.ts'

// Deposits that two people reach for at once, that are given back or forfeited, printed, or run out
// of their time.

let toko: TokoTitip
beforeAll(async () => {
  toko = await bukaTitip(12)
  await isiLaci(toko.spv, 5_000_000, toko.spv, toko.kasir)
}, 60_000)
afterAll(() => toko.shop.close())

describe('two cashiers', () => {
  it('who use the same deposit at once: one pays, the other is told', async () => {
    const nomor = await toko.dititip(undefined, 2_000_000)
    const today = await toko.hargaKini(toko.rings[4])
    const bayar = { ...dengan(nomor, 2_000_000, today - 2_000_000), total: today }
    const both = await Promise.all([
      toko.jual([toko.rings[4] ?? ''], bayar),
      toko.jual([toko.rings[5] ?? ''], bayar),
    ])
    expect(both.map(({ status: code }) => code).toSorted((one, other) => one - other)).toEqual([
      200, 400,
    ])
    const refused = both.find(({ status: code }) => code === 400)
    expect(refused?.json.fields?.[0]?.message).toBe(`Titipan ${nomor} Tinggal Rp 0`)
    const won = both.find(({ status: code }) => code === 200)
    expect((await toko.satu(nomor)).ditahan).toBe(2_000_000)
    const batal = await toko.spv.post('titipan/batal', {
      no_titipan: nomor,
      alasan: 'diminta kembali',
    })
    expect(batal.json.message).toBe(`Titipan ${nomor} Sedang Dipakai Nota Yang Menunggu Validasi`)
    // Withdrawn, the money is free again.
    const list = [dataOf(won ?? both[0])['no_faktur_group']]
    dataOf(await toko.spv.post('validasi/cancel/jualbeli', { penjualan: list, pembelian: [] }))
    expect((await toko.satu(nomor)).ditahan).toBe(0)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('who validate it at once: it is owed once', async () => {
    const { no_titipan } = dataOf(
      await toko.kasir.post('titipan/simpan', titip(undefined, 700_000)),
    )
    const before = await toko.terutang()
    const both = await Promise.all(
      [toko.spv, toko.own].map((who) =>
        who.post('validasi/simpan/titipan', { titipan: [no_titipan] }),
      ),
    )
    expect(both.filter(({ status: code }) => code === 200)).toHaveLength(1)
    expect(await toko.terutang()).toBe(before + 700_000)
  })

  it('who cancel and spend it at once: one of both', async () => {
    const nomor = await toko.dititip(undefined, 900_000)
    const today = await toko.hargaKini(toko.rings[4])
    const body = { no_titipan: nomor, alasan: 'pelanggan pindah kota' }
    const list: unknown[] = []
    toko.shop.before('titipan/batal', async () => {
      const bayar = { ...dengan(nomor, 900_000, today - 900_000), total: today }
      list.push(dataOf(await toko.jual([toko.rings[4] ?? ''], bayar))['no_faktur_group'])
    })
    const cancelled = await toko.spv.postApproved('titipan/batal', body, 'own')
    expect(list).toHaveLength(1)
    expect(cancelled.json.message).toBe(
      `Titipan ${nomor} Sedang Dipakai Nota Yang Menunggu Validasi`,
    )
    expect(await toko.shop.audit()).toEqual([])
    dataOf(await toko.spv.post('validasi/cancel/jualbeli', { penjualan: list, pembelian: [] }))
  })
})

describe('a deposit that is cancelled', () => {
  it('needs a second person; the money goes back by the way it came, the ring is free', async () => {
    const nomor = await toko.dititip(toko.rings[7], 1_000_000)
    const body = { no_titipan: nomor, alasan: 'pelanggan membatalkan' }
    const alone = await toko.spv.post('titipan/batal', body)
    expect(alone.json).toMatchObject({ code: 'E-OTORISASI' })
    expect((await toko.kasir.post('titipan/batal', body)).json.code).toBe('E-OTORISASI')
    const done = dataOf(await toko.spv.postApproved('titipan/batal', body, 'own'))
    expect(done).toMatchObject({ kembali: 1_000_000, hangus: 0 })
    expect(await toko.status(toko.rings[7])).toBe('ADA')
    const again = await toko.spv.postApproved('titipan/batal', body, 'own')
    expect(again.json.message).toBe(`Titipan ${nomor} Sudah Dibatalkan`)
    expect(await toko.shop.audit()).toEqual([])
  })

  it('is forfeited by the rule, and reported with the sentences of the specification', async () => {
    const set = await toko.own.put('para-system/key/TITIPAN_POTONGAN_BATAL', { value: 25 })
    expect(set.status).toBe(200)
    const nomor = await toko.dititip(toko.rings[8], 1_000_001)
    const body = { no_titipan: nomor, alasan: 'pelanggan membatalkan' }
    // 25 % of 1.000.001 are 250.000,25: Rp 250.000 stay with the toko.shop.
    const done = dataOf(await toko.spv.postApproved('titipan/batal', body, 'own'))
    expect(done).toMatchObject({ kembali: 750_001, hangus: 250_000 })
    const { json } = await toko.own.post('titip/report-batal-titip-uang', {
      tgl_from: '2026-11-21',
      tgl_to: '2026-11-21',
    })
    expect(json.message).toBe('Laporan Batal Titip Tersedia')
    expect(json.data.rows.at(-1)).toMatchObject({
      nama_barang: 'CINCIN BELAH ROTAN',
      dp_rp: 1_000_001,
      kembali: 750_001,
      hangus: 250_000,
    })
    const none = await toko.own.post('titip/report-batal-titip-uang', {
      tgl_from: '2026-01-01',
      tgl_to: '2026-01-02',
    })
    expect(none.json.message).toBe('Laporan Batal Titip Kosong')
    const active = await toko.own.post('titipan/report', {
      tgl: '2026-11-21',
      kode_sales: null,
      status: 'TITIP',
    })
    expect(active.json.data.totals.dp).toBe(await toko.saldo())
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('its nota', () => {
  it('is printed once its money was taken, counted, and marked when it is printed again', async () => {
    const { no_titipan } = dataOf(
      await toko.kasir.post('titipan/simpan', titip(undefined, 250_000)),
    )
    const cetak = (id_cetak: string, alasan: string | null) =>
      toko.spv.post('titipan/cetak', { no_titipan: [no_titipan], id_cetak, alasan })
    const early = await cetak('0192f000-0000-7000-8000-000000000001', null)
    expect(early.json.message).toBe(`Faktur ${String(no_titipan)} Belum Divalidasi`)
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
    expect((await cetak('0192f000-0000-7000-8000-000000000002', null)).status).toBe(200)
    const again = await cetak('0192f000-0000-7000-8000-000000000003', null)
    expect(again.json.fields?.[0]?.field).toBe('alasan')
    expect((await toko.satu(String(no_titipan))).cetak).toBe(1)
    const look = await toko.kasir.post('titipan/cetak/contoh', { no_titipan: [no_titipan] })
    expect(look.status).toBe(200)
  })
})

describe('without validation', () => {
  it('is held at once, and pays at once', async () => {
    await toko.own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true })
    const made = dataOf(await toko.kasir.post('titipan/simpan', titip(undefined, 1_000_000)))
    expect(made['status']).toBe('TITIP')
    const nomor = String(made['no_titipan'])
    const today = await toko.hargaKini(toko.rings[11])
    dataOf(
      await toko.jual([toko.rings[11] ?? ''], {
        ...dengan(nomor, 1_000_000, today - 1_000_000),
        total: today,
      }),
    )
    expect(await toko.satu(nomor)).toMatchObject({ status: 'DIPAKAI', saldo: 0 })
    await toko.own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: false })
    expect(await toko.terutang()).toBe(await toko.saldo())
    expect(await toko.shop.audit()).toEqual([])
  })
})

describe('a deposit whose time has run out', () => {
  it('is told of when the day is closed, keeps no price, and is forfeited by its own rule', async () => {
    const made = titip(toko.rings[9], 500_001, { tgl_batas: '2026-11-21' })
    const { no_titipan } = dataOf(await toko.kasir.post('titipan/simpan', made))
    dataOf(await toko.spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
    const nomor = String(no_titipan)
    const janji = await toko.hargaKini(toko.rings[9], nomor)
    const malam = await toko.saldo()
    dataOf(
      await toko.spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }),
    )
    await hargaEmas(toko, 2_000_000)
    const { json } = await toko.spv.get('tutup-toko/status')
    expect(json.data.perhatian).toContainEqual(
      expect.objectContaining({ kode: 'titipan_lewat', kalimat: '1 Titipan Lewat Batas' }),
    )
    expect(await toko.hargaKini(toko.rings[9], nomor)).toBeGreaterThan(janji)
    expect(await toko.satu(nomor)).toMatchObject({ lewat: true, status: 'TITIP' })
    await toko.own.put('para-system/key/TITIPAN_POTONGAN_HANGUS', { value: 50 })
    const body = { no_titipan: nomor, alasan: 'tidak diambil sampai batasnya' }
    // Whoever gives it back takes it out of his own drawer, which may be empty.
    const mu = await toko.shop.person('MU')
    const poor = await mu.postApproved('titipan/batal', body, 'own')
    expect(poor.json.message).toBe('Uang Di Laci mu Tidak Cukup')
    // 50 % of 500.001 are 250.000,5: Rp 250.000 stay, Rp 250.001 go back.
    const done = dataOf(await toko.spv.postApproved('titipan/batal', body, 'own'))
    expect(done).toMatchObject({ kembali: 250_001, hangus: 250_000 })
    expect(await toko.status(toko.rings[9])).toBe('ADA')
    expect(await toko.terutang()).toBe(await toko.saldo())
    expect(await toko.shop.audit()).toEqual([])
    // The list of the evening before is as it was then: from the snapshot of its closing.
    const pada = async (tgl: string, status: string | null) => {
      const { json: report } = await toko.own.post('titipan/report', { tgl, status })
      return report.data as { rows: { no_titipan: string; dp: number }[]; totals: { dp: number } }
    }
    const lalu = await pada('2026-11-21', 'TITIP')
    expect(lalu.totals.dp).toBe(malam)
    expect(lalu.rows.find((row) => row.no_titipan === nomor)).toMatchObject({ dp: 500_001 })
    const kini = await pada('2026-11-22', 'TITIP')
    expect(kini.totals.dp).toBe(await toko.saldo())
    expect(kini.rows.map((row) => row.no_titipan)).not.toContain(nomor)
    expect((await pada('2026-11-22', 'BATAL')).rows.map((row) => row.no_titipan)).toContain(nomor)
    expect((await pada('2026-11-20', null)).rows).toEqual([])
    const rekap = await toko.shop.rows(sql`select sum(saldo)::bigint as saldo
      from rekap_harian_titipan where tgl_system = '2026-11-21'`)
    expect(rekap).toEqual([{ saldo: malam }])
  })
})
