import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jenis } from '#modules/stok/jenis'
import { kategori } from '#modules/stok/kategori'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, cincinNama, dipesan, kalungInisial } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { tunai } from './titip.ts'

// A deposit for goods of two kategori is taxed by the row of each.
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
  dataOf(await own.put('para-system/key/PPN_PERSEN_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
  dataOf(
    await own.post('kategori/create', {
      ...kategori.contoh,
      ...{ kode_kategori: 'BEBAS', nama_kategori: 'Bebas Pajak' },
    }),
  )
  const milik = { kode_dept: 'KB', nama_dept: 'Kalung Bebas', kode_kategori: 'BEBAS' }
  dataOf(await own.post('jenis/create', { ...jenis.contoh, ...milik }))
  dataOf(
    await own.post('para-pajak/create', {
      ...{ kode_pajak: 'BEBAS', berlaku_mulai: '2026-11-01', aturan: 'Bebas' },
      ...{ jenis_pajak: 'PPN_PERSEN', objek: 'BARANG', kode_kategori: 'BEBAS' },
      ...{ perolehan: 'SEMUA', tarif: 0, faktor_atas: 1, faktor_bawah: 1, per_gram: 0 },
    }),
  )
}, 60_000)
afterAll(() => shop.close())

const pajak = async (): Promise<number> => {
  const [row] = await shop.rows(sql<{ saldo: number }>`select
    coalesce(sum(kredit - debit), 0)::int as saldo from jurnal where nomor_akun = '2103'`)
  return row?.saldo ?? 0
}
const pesan = async (...barang: readonly object[]) => {
  const awal = await pajak()
  dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003, {}, barang)))
  return (await pajak()) - awal
}
/** The lines of the recap of the day that are no sale. */
const rekap = () =>
  shop.rows(sql<{ dpp: number; ppn: number; aturan: string }>`select dpp::int, ppn::int, aturan
    from kencana.rekap_pajak_lain('GS1', '2026-11-01', '2026-11-30') order by nomor, id`)

it('none of a free kategori, all of another, and of both the part of one', async () => {
  const bebas = { ...kalungInisial, kode_dept: 'KB' }
  const penuh = await pesan(cincinNama)
  expect(penuh).toBeGreaterThan(9_000)
  expect(await pesan(bebas)).toBe(0)
  const campur = await pesan(cincinNama, bebas)
  // 8.650.000 of 20.450.000 are taxed.
  expect(Math.abs(campur - Math.round((penuh * 8_650_000) / 20_450_000))).toBeLessThan(60)
  expect(campur).toBeLessThan(penuh)
  // 16.232 of 983.771, and of what a ring of Rp 422.984 of the 1.000.003 is without its tax.
  expect(penuh).toBe(16_232)
  expect(await rekap()).toEqual([
    { dpp: 983_771, ppn: 16_232, aturan: 'Pesanan' },
    { dpp: 422_984 - campur, ppn: campur, aturan: 'Pesanan' },
  ])
  expect(await shop.audit()).toEqual([])
})

/** An order of both, its deposit as a row of before migration 0070: all of it but its tax. */
async function pesananLama() {
  const bebas = { ...kalungInisial, kode_dept: 'KB' }
  const { nomor } = dataOf(
    await kasir.post('pesanan/simpan', dipesan(1_000_003, {}, [cincinNama, bebas])),
  )
  const jadi = (dasar: number | null) =>
    shop.paksa([
      sql`update kencana.janji_uang u set dasar = ${dasar}::bigint from kencana.dokumen d
        where d.kode_toko = u.kode_toko and d.id = u.id_janji and d.nomor = ${nomor}
          and u.jumlah = 1000003`,
    ])
  await jadi(null)
  return {
    nomor,
    /** As it is written: what the audit knows. */
    pulih: () => jadi(416_118),
    bayar: async (jumlah: number) => {
      const [{ sisa }] = (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data
      const uang = { nomor, jumlah, sisa, pembayaran: tunai(jumlah) }
      return dataOf(await kasir.post('pesanan/bayar', uang))['kwitansi']
    },
    batal: async (kwitansi: unknown) => {
      const isi = { nomor: kwitansi, alasan: 'Salah nomor', uang_dari: 'LACI' }
      dataOf(await spv.postApproved('kwitansi/batal/pesanan', isi, 'own'))
    },
    baris: () =>
      shop.rows<{ dpp: number; ppn: number; tarif: number | null; aturan: string }>(
        sql`select p.dpp::int, p.ppn::int, p.tarif::int, p.aturan
          from kencana.pajak_lain_janji('GS1', '2026-11-01', '2026-11-30') p
            join kencana.posting t on t.id = p.id
          where p.nomor = ${nomor} order by t.urut`,
      ),
    dasar: async () => {
      const [row] = await shop.rows(sql<{ dasar: number }>`select
        sum(kencana.dasar_janji_uang(u))::int as dasar from kencana.janji_uang u
          join kencana.dokumen d on d.id = u.id_janji where d.nomor = ${nomor}`)
      return row?.dasar
    },
  }
}

// Of 1.000.003 the ring is 422.984, 6.866 of it tax: the base is 577.019 less than the row says. Of
// 1.500.012 it is 634.479 with 10.299; of 1.700.013 it is 719.076 with 11.672.
const pertama = { dpp: 993_137, ppn: 6_866, tarif: 69, aturan: 'Pesanan' }
const sendiri = 634_479 - 10_299 - (422_984 - 6_866) // of the payment of 500.009
const koreksi = 422_984 - 6_866 - 993_137
const dikoreksi = { dpp: sendiri + koreksi, ppn: 3_433, tarif: null, aturan: 'Pesanan (Koreksi)' }
const kembali = { dpp: 0 - sendiri, ppn: -3_433, tarif: 165, aturan: 'Pesanan' }
const kedua = { dpp: 719_076 - 11_672 - 624_180, ppn: 1_373, tarif: 165, aturan: 'Pesanan' }

it('a correction without a rate where base and tax go two ways: money of before rows said what is taxed', async () => {
  const lama = await pesananLama()
  // A payment that is taken back takes its own; what it corrected stays, and is said once.
  await lama.batal(await lama.bayar(500_009))
  expect(await lama.dasar()).toBe(416_118)
  await lama.bayar(500_009)
  await lama.bayar(200_001)
  expect(await lama.baris()).toEqual([
    pertama,
    dikoreksi,
    kembali,
    { ...kembali, dpp: sendiri, ppn: 3_433 },
    kedua,
  ])
  expect(await lama.dasar()).toBe(719_076 - 11_672) // what is taxed of it all, once
  await lama.pulih()
  expect(await shop.audit()).toEqual([])
})

it('corrected for good, also when the payment that said it goes and another stands', async () => {
  const lama = await pesananLama()
  const pertamaDibayar = await lama.bayar(500_009)
  await lama.bayar(200_001)
  await lama.batal(pertamaDibayar)
  expect(await lama.baris()).toEqual([pertama, dikoreksi, kedua, kembali])
  // The deposit is 416.118, the payment that stands 83.224: of 1.200.004 the ring is 507.582, 8.239
  // of it tax, and one rupiah is rounded away between two payments.
  expect(await lama.dasar()).toBe(416_118 + 83_224)
  expect(507_582 - 8_239).toBe(416_118 + 83_224 + 1)
  await lama.pulih()
  expect(await shop.audit()).toEqual([])
})

it('all that was said of an old deposit is taken out where the order is fetched', async () => {
  const lama = await pesananLama()
  const { nomor } = lama
  const selesai = { upah: 0, nilai_emas: 0 }
  const barang = [
    { baris: 1, berat_jadi: 5.123, ...selesai },
    { baris: 2, berat_jadi: 7.011, ...selesai },
  ]
  dataOf(await kasir.post('pesanan/selesai', { nomor, barang }))
  const [{ sisa }] = (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data
  dataOf(await ambilPesanan(shop, kasir, { nomor, sisa }))
  const [muka, ...keluar] = await lama.baris()
  expect(muka).toEqual(pertama)
  // The sale says what is taxed of it anew; 577.019 stayed in the report.
  const jumlah = (apa: 'dpp' | 'ppn') => keluar.reduce((semua, one) => semua + one[apa], 0)
  expect([jumlah('dpp'), jumlah('ppn')]).toEqual([-993_137, -6_866])
  expect(await lama.dasar()).toBe(0)
  await lama.pulih()
  expect(await shop.audit()).toEqual([])
})

it('of a service is that of the day of each payment, where the rate changes in between', async () => {
  const taksiran = { taksiran: 250_003, uang_muka: 150_000, pembayaran: tunai(150_000) }
  const awal = await pajak()
  const tiket = tiketService(await fotoService(kasir), { ...taksiran, tgl_janji: '2026-11-29' })
  const { nomor } = dataOf(await kasir.post('service/simpan', tiket))
  expect((await pajak()) - awal).toBe(1_632) // 150.000 x 1,1 / 101,1
  dataOf(
    await own.post('para-pajak/create', {
      ...{
        kode_pajak: 'JASA2',
        berlaku_mulai: '2026-11-22',
        aturan: 'Baru',
        jenis_pajak: 'PPN_PERSEN',
      },
      ...{ objek: 'JASA', kode_kategori: null, perolehan: 'TIDAK', tarif: 2.2 },
      ...{ faktor_atas: 1, faktor_bawah: 1, per_gram: 0 },
    }),
  )
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  const bayar = { nomor, sisa: 100_003, jumlah: 60_007, pembayaran: tunai(60_007) }
  dataOf(await kasir.post('service/bayar', bayar))
  expect((await pajak()) - awal).toBe(1_632 + 1_292) // 60.007 x 2,2 / 102,2; not 4.521 of all
  const selesai = { nomor, berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, upah: 0 }
  dataOf(await kasir.post('service/selesai', { ...selesai, biaya: 180_000 }))
  // 30.007 of 210.007 go back, with that part of 2.924: 418.
  const [kode] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  const ambil = {
    nomor,
    sisa: -30_007,
    bukti: 'NOTA',
    kode: `${String(nomor)}.${kode?.kode ?? ''}`,
  }
  dataOf(await kasir.post('service/ambil', { ...ambil, pembayaran: [], uang_dari: 'LACI' }))
  expect((await pajak()) - awal).toBe(2_924 - 418)
  expect(await shop.audit()).toEqual([])
})
