import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siegeCount } from '#server/test-siege'
import { balapan } from './balapan.ts'
import { bukaCicilan, cicil, pembeli } from './cicilan.ts'
import { cincin, dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { cincinNama, dipesan, kalungInisial } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import type { Person, Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Two people do something with one loan, one service, one instalment sale or one pre-order at once.
const rounds = Math.min(siegeCount('RACES', 2), 10)
const putaran = Array.from({ length: rounds }, (_, at) => at)

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]
beforeAll(async () => {
  const jam = '2027-07-01T01:00:00+07:00' // its days may go on until then
  ;({ shop, own, spv, kasir, rings } = await bukaCicilan(2 * rounds, jam))
  await aturHutang(own)
  dataOf(await own.put('para-system/key/PRE_ORDER_MODULE', { value: true }))
}, 120_000)
afterAll(() => shop.close())

type Bidang = 'hutang' | 'service' | 'cicilan' | 'pesanan'
const baris = async (bidang: Bidang, nomor: string) =>
  (await kasir.get(`${bidang}/lihat?q=${nomor}`)).json.data[0]
const sahkan = (bidang: Bidang, nomor: unknown) =>
  spv.post(`validasi/simpan/${bidang}`, { nomor: [nomor] })
/** Something was begun, and the cashier has its money. @returns its number */
async function mulai(bidang: Bidang, body: object): Promise<string> {
  const { kwitansi, nomor } = dataOf(await kasir.post(`${bidang}/simpan`, body))
  if (kwitansi) dataOf(await sahkan(bidang, kwitansi))
  return String(nomor)
}
const kode = async (nomor: string): Promise<string> => {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return `${nomor}.${row?.kode ?? ''}`
}
const hari = async (sampai: string): Promise<void> => {
  const [toko] = await shop.rows(sql<{ tgl: string }>`select tgl_system::text as tgl from toko`)
  dataOf(await spv.post('tutup-toko', { tgl_system: toko?.tgl, tgl_berikut: sampai }))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}

describe('a loan', () => {
  const pinjam = async (): Promise<string> => {
    const [gambar, kartu] = [await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS')]
    const kecil = { pokok: 500_000, pembayaran: tunai(490_000) }
    return mulai('hutang', pinjaman(gambar, kartu, kecil))
  }
  const tebus = async (siapa: Person, nomor: string) => {
    const { sisa } = await baris('hutang', nomor)
    const isi = { nomor, sisa, bayar: sisa, bukti: 'NOTA', pembayaran: tunai(sisa) }
    return { kirim: async () => siapa.post('hutang/tebus', { ...isi, kode: await kode(nomor) }) }
  }
  const perbarui = async (nomor: string) => {
    const { bunga, sisa } = await baris('hutang', nomor)
    const surat = { bukti: 'NOTA', kode: await kode(nomor) }
    const uang = { sisa, bunga, bayar: bunga, pembayaran: tunai(bunga) }
    return spv.post('hutang/perbarui', { nomor, ...uang, ...surat })
  }
  const akhiri = async (nomor: string, kwitansi: unknown): Promise<void> => {
    dataOf(await sahkan('hutang', kwitansi))
    expect((await baris('hutang', nomor)).status).not.toBe('AKTIF')
    expect(await shop.audit()).toEqual([])
  }

  it('is redeemed or auctioned, long after its day', async () => {
    const semua: string[] = []
    for (const _ of putaran) semua.push(await pinjam())
    await hari('2027-06-08')
    for (const nomor of semua)
      dataOf(
        await kasir.post('hutang/notis', { nomor, cara_notis: 'WA', isi_notis: 'Tidak dijawab' }),
      )
    await hari('2027-06-15')
    for (const nomor of semua) {
      const { sisa } = await baris('hutang', nomor)
      const { kirim } = await tebus(kasir, nomor)
      const lelang = {
        ...{ nomor, sisa, no_lelang: 'L-1', bayar: 9_000_000, biaya_lelang: 3, ...pembeli(9) },
        pembayaran: tunai(9_000_000),
      }
      const { kwitansi } = dataOf(
        await balapan(shop, spv.postApproved('hutang/lelang', lelang, 'own'), kirim()),
      )
      await akhiri(nomor, kwitansi)
      expect(['LELANG', 'LUNAS']).toContain((await baris('hutang', nomor)).status)
    }
  })

  it.each(putaran)('is redeemed once, and its money taken once', async () => {
    const nomor = await pinjam()
    const [satu, dua] = [await tebus(kasir, nomor), await tebus(own, nomor)]
    const { kwitansi } = dataOf(await balapan(shop, satu.kirim(), dua.kirim(), satu.kirim()))
    await balapan(shop, sahkan('hutang', kwitansi), sahkan('hutang', kwitansi))
    expect(await baris('hutang', nomor)).toMatchObject({ status: 'LUNAS', sisa: 0 })
  })

  it.each(putaran)('is redeemed or renewed', async () => {
    const nomor = await pinjam()
    const { kirim } = await tebus(kasir, nomor)
    const { kwitansi } = dataOf(await balapan(shop, kirim(), perbarui(nomor)))
    await akhiri(nomor, kwitansi)
    expect(['LUNAS', 'PEREMAJAAN']).toContain((await baris('hutang', nomor)).status)
  })

  it.each(putaran)('is redeemed or held, or held while its money waits', async () => {
    const nomor = await pinjam()
    const { kirim } = await tebus(kasir, nomor)
    const surat = await foto(own, 'surat_tahan')
    const tahan = { nomor, alasan: 'Laporan kehilangan LP/77', foto_surat: surat }
    const [ditebus, ditahan] = await Promise.all([kirim(), own.post('hutang/tahan', tahan)])
    expect([ditebus.status, ditahan.status]).toContain(200)
    expect(await shop.audit()).toEqual([])
    if (ditebus.status !== 200) return
    // The law waits for nobody: no cashier takes the money of a pledge that is held.
    const diambil = await sahkan('hutang', dataOf(ditebus)['kwitansi'])
    expect(diambil.status).toBe(ditahan.status === 200 ? 409 : 200)
  })

  it.each(putaran)('has its money taken or given back', async () => {
    const nomor = await pinjam()
    const { kirim } = await tebus(kasir, nomor)
    const { kwitansi } = dataOf(await kirim())
    expect(
      (
        await balapan(
          shop,
          sahkan('hutang', kwitansi),
          spv.post('validasi/cancel/hutang', { nomor: [kwitansi] }),
        )
      ).status,
    ).toBe(200)
    expect(['AKTIF', 'LUNAS']).toContain((await baris('hutang', nomor)).status)
  })
})

describe('a service', () => {
  const masuk = async (): Promise<string> => {
    const foto = await fotoService(kasir)
    const muka = { uang_muka: 100_003, pembayaran: tunai(100_003) }
    return mulai('service', tiketService(foto, { ...muka, tgl_janji: '2027-06-30' }))
  }
  const selesai = (nomor: string) =>
    kasir.post('service/selesai', {
      ...{ nomor, berat_selesai: 4.446, berat_tambah: 0.35, nilai_emas: 0, berat_sisa: 0.02 },
      ...{ biaya: 250_000, upah: 60_000 },
    })
  const ambil = async (siapa: Person, nomor: string) =>
    siapa.post('service/ambil', {
      ...{ nomor, sisa: 149_997, bukti: 'NOTA', kode: await kode(nomor) },
      pembayaran: tunai(149_997),
    })
  const batal = (nomor: string) => {
    const isi = { nomor, alasan: 'tidak jadi dikerjakan', uang_dari: 'LACI' }
    return spv.postApproved('service/batal', isi, 'own')
  }

  it.each(putaran)('is picked up once', async () => {
    const nomor = await masuk()
    dataOf(await selesai(nomor))
    const first = await balapan(shop, ambil(kasir, nomor), ambil(spv, nomor), ambil(own, nomor))
    expect(
      (
        await balapan(
          shop,
          sahkan('service', dataOf(first)['kwitansi']),
          sahkan('service', dataOf(first)['kwitansi']),
        )
      ).status,
    ).toBe(200)
    expect(await baris('service', nomor)).toMatchObject({ status: 'DIAMBIL', sisa: 0 })
  })

  it.each(putaran)('is finished and then cancelled, or cancelled at once', async () => {
    const nomor = await masuk()
    const [jadi, urung] = await Promise.all([selesai(nomor), batal(nomor)])
    expect([200, 409]).toContain(jadi.status)
    // 403: his approver had seen it unfinished, and is asked once more.
    expect([200, 403, 409]).toContain(urung.status)
    const { status } = await baris('service', nomor)
    expect(status).toBe(urung.status === 200 ? 'BATAL' : 'SELESAI')
    expect(await shop.audit()).toEqual([])
  })

  it.each(putaran)('is picked up or cancelled', async () => {
    const nomor = await masuk()
    dataOf(await selesai(nomor))
    expect((await balapan(shop, ambil(kasir, nomor), batal(nomor))).status).toBe(200)
  })
})

describe('an instalment sale', () => {
  const dicicil = () => mulai('cicilan', cicil(rings.pop() ?? '', pembeli(rings.length)))
  const bayar = async (siapa: Person, nomor: string) => {
    const { sisa } = await baris('cicilan', nomor)
    return siapa.post('cicilan/bayar', { nomor, sisa, jumlah: sisa, pembayaran: tunai(sisa) })
  }

  it.each(putaran)('takes its last payment once', async () => {
    const nomor = await dicicil()
    const { kwitansi } = dataOf(await balapan(shop, bayar(kasir, nomor), bayar(spv, nomor)))
    expect(
      (await balapan(shop, sahkan('cicilan', kwitansi), sahkan('cicilan', kwitansi))).status,
    ).toBe(200)
    expect(await baris('cicilan', nomor)).toMatchObject({ status: 'LUNAS', sisa: 0 })
  })

  it.each(putaran)('is paid off or cancelled', async () => {
    const nomor = await dicicil()
    const isi = { nomor, alasan: 'tidak jadi membeli', uang_dari: 'LACI' }
    expect(
      (
        await balapan(
          shop,
          bayar(kasir, nomor),
          spv.postApproved('cicilan/batal', isi, own.user_id),
        )
      ).status,
    ).toBe(200)
  })
})

describe('an order of three pieces', () => {
  const tiga = [cincinNama, kalungInisial, cincinNama]
  const pesan = async (): Promise<string> =>
    mulai('pesanan', dipesan(3_000_001, { tgl_janji: '2027-06-30' }, tiga))
  // Far lighter than ordered: somebody agrees.
  const jadi = (siapa: Person, nomor: string, ...baris: number[]) => {
    const isi = { berat_jadi: 3.001, upah: 50_000, nilai_emas: 0 }
    const barang = baris.map((ke) => ({ baris: ke, ...isi }))
    return siapa.postApproved('pesanan/selesai', { nomor, barang }, own.user_id)
  }
  const kurangi = (siapa: Person, nomor: string, baris: number) => {
    const isi = { nomor, alasan: 'satu tidak jadi', barang: [{ baris, batal: true }] }
    return siapa.postApproved('pesanan/kurangi', isi, own.user_id)
  }
  const ambil = async (siapa: Person, nomor: string) => {
    const { sisa } = await baris('pesanan', nomor)
    const isi = { nomor, sisa, bukti: 'NOTA', kode: await kode(nomor), uang_dari: 'LACI' }
    return siapa.postApproved('pesanan/ambil', isi, own.user_id) // money may go back
  }

  it.each(putaran)('is made in parts, one is taken away, and it is fetched once', async () => {
    const nomor = await pesan()
    await balapan(shop, jadi(kasir, nomor, 1), jadi(spv, nomor, 1))
    const [jadi_, kurang] = await Promise.all([jadi(kasir, nomor, 2), kurangi(spv, nomor, 2)])
    expect([jadi_.status === 200, kurang.status === 200].filter(Boolean)).toHaveLength(1)
    const sisanya = kurang.status === 200 ? 2 : 3
    expect((await baris('pesanan', nomor)).barang).toHaveLength(sisanya)
    dataOf(await jadi(kasir, nomor, sisanya))
    const diambil = dataOf(await balapan(shop, ambil(kasir, nomor), ambil(spv, nomor)))
    expect(diambil['no_titipan']).toHaveLength(sisanya)
    expect(await baris('pesanan', nomor)).toMatchObject({ status: 'DIAMBIL', sisa: 0 })
  })
})

describe('a pre-order', () => {
  const pesan = async (): Promise<string> => {
    const barang = [
      {
        ...{ nama_barang: 'CINCIN POLOS', qty: 1, berat: 4.123, harga: 6_201_000 },
        ...{ kode_group: '75', kode_dept: 'CC' },
      },
    ]
    const isi = { supplier: 'UBS', tgl_datang: '2027-06-20', keterangan: null, barang }
    return String(dataOf(await spv.post('pre-order/simpan', isi))['nomor'])
  }
  const batal = (nomor: string) => spv.post('pre-order/batal', { nomor, alasan: 'Supplier tutup' })
  const tutup = (siapa: Person, nomor: string) => siapa.post('pre-order/closing', { nomor })

  const terima = async (nomor: string): Promise<unknown> => {
    const { nomor: no_terima } = dataOf(
      await spv.post('penerimaan-barang/simpan', {
        ...{ supplier: 'UBS', no_surat: `SJ-${nomor}`, keterangan: null },
        baris: [{ ...cincin, berat_kirim: cincin.berat, diterima: true }],
      }),
    )
    return no_terima
  }

  it.each(putaran)('is closed once', async () => {
    const nomor = await pesan()
    expect((await balapan(shop, tutup(spv, nomor), tutup(own, nomor))).status).toBe(200)
  })

  it.each(putaran)('takes a goods receipt that no other takes', async () => {
    const [satu, dua] = [await pesan(), await pesan()]
    for (const nomor of [satu, dua]) dataOf(await tutup(spv, nomor))
    const no_terima = await terima(satu)
    expect(
      (
        await balapan(
          shop,
          spv.post('pre-order/terima', { nomor: satu, no_terima }),
          own.post('pre-order/terima', { nomor: dua, no_terima }),
          own.post('pre-order/terima', { nomor: satu, no_terima }),
        )
      ).status,
    ).toBe(200)
  })

  it.each(putaran)('is received or cancelled', async () => {
    const nomor = await pesan()
    dataOf(await tutup(spv, nomor))
    const no_terima = await terima(nomor)
    expect(
      (await balapan(shop, batal(nomor), own.post('pre-order/terima', { nomor, no_terima })))
        .status,
    ).toBe(200)
  })
})

it('no money of a promise that is over is left', async () => {
  const sisa = await shop.rows(sql`select s.jenis, s.status, j.saldo::int
    from saldo_janji j join status_dokumen s on s.kode_toko = j.kode_toko and s.id = j.id
    where j.saldo <> 0 and s.status in ('BATAL', 'DIAMBIL', 'LUNAS', 'PEREMAJAAN')
      and (s.jenis, s.status) <> ('CICILAN', 'LUNAS')`) // its piece is not fetched yet
  expect(sisa).toEqual([])
})
