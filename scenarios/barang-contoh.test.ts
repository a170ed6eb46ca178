import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, cincinNama, dipesan, jadi, kalungInisial } from './pesanan.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A stock piece that is out as the model of an order: ours, but in no tray, and not for sale.
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

const letak = (barcode: string) =>
  shop.rows(sql`select status, kode_baki from barang where kode_barcode = ${barcode}`)
/** An order whose deposit the cashier has. */
async function pesan(...barang: readonly object[]): Promise<string> {
  const isi = dipesan(1_000_000, {}, barang.length > 0 ? barang : [cincinNama])
  const { kwitansi, nomor, siap_cetak } = dataOf(await kasir.post('pesanan/simpan', isi))
  if (siap_cetak !== true) dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
  return String(nomor)
}
const pinjam = (no_pesanan: string, kode_barcode: string, lain: object = {}) =>
  spv.post('barang-contoh/ambil', { no_pesanan, kode_barcode, keterangan: 'model', ...lain })

describe('a stock piece that is lent as the model', () => {
  it('is out of its tray and of sale, and is weighed when it comes back', async () => {
    const [barcode = ''] = await terimaCincin(spv, 1)
    const nomor = await pesan()
    const { nomor: contoh } = dataOf(await pinjam(nomor, barcode))
    expect(contoh).toBe('BC-GS1-261121-0001')
    const dua = await pinjam(nomor, barcode)
    expect(dua.json.fields?.[0]?.field).toBe('kode_barcode')
    expect((await kasir.post('penjualan/simpan', notaCincin([barcode]))).status).not.toBe(200)
    expect((await spv.get('barang-contoh/lihat')).json.data).toMatchObject([
      { nomor: contoh, kode_barcode: barcode, status: 'DIPINJAM', kode_tukang: 'SARNO' },
    ])
    expect(await shop.audit()).toEqual([])
    dataOf(await spv.post('barang-contoh/kembali', { nomor: contoh }))
    expect(await letak(barcode)).toEqual([{ status: 'KEMBALI', kode_baki: null }])
    const lagi = await spv.post('barang-contoh/kembali', { nomor: contoh })
    expect(lagi.json.code).toBe('E-MDB:02')
    const [kini] = await shop.rows(sql<{ versi: number }>`select versi from barang
      where kode_barcode = ${barcode}`)
    const tempat = { kode_bandrol: 'KECIL', kode_gudang: 'TOKO', kode_baki: 'A01' }
    const timbang = { kode_barcode: barcode, versi: kini?.versi, berat_kotor: 4.12, ...tempat }
    dataOf(await spv.post('barang/kembali-ke-baki', timbang))
    expect(await letak(barcode)).toEqual([{ status: 'ADA', kode_baki: 'A01' }])
    expect(await shop.audit()).toEqual([])
  })

  it('goes to the goldsmith of the piece that it is the model of, while that is made', async () => {
    const [satu = '', dua = ''] = await terimaCincin(spv, 2)
    const nomor = await pesan({ ...cincinNama, kode_tukang: 'SARNO' }, kalungInisial)
    dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
    const terlambat = await pinjam(nomor, satu, { baris: 1 })
    expect(terlambat.json.fields?.[0]?.message).toBe(`Pesanan ${nomor} Sudah Selesai`)
    const tiada = await pinjam(nomor, satu, { baris: 3 })
    expect(tiada.json.fields?.[0]).toEqual({ field: 'baris', message: 'Barang Ke Tidak Valid' })
    dataOf(await pinjam(nomor, satu, { baris: 2 }))
    dataOf(await pinjam(nomor, dua, { baris: 2 }))
    expect(await shop.audit()).toEqual([])
  })
})

/** What a session of stock-taking says of what was scanned. */
async function hitung(kode_baki: string | null, barcode: readonly string[]) {
  const mulai = { kode_gudang: 'TOKO', kode_baki, keterangan: null, no_terima: null }
  const id = String(dataOf(await spv.post('stock-opname/mulai', mulai))['id'])
  const baris = barcode.map((kode_barcode) => ({
    ...{ id_scan: randomUUID(), kode_barcode, kode_baki: null },
  }))
  const dinilai = (await spv.post('stock-opname/scan', { id, baris })).json.data
  const sesi = (await spv.get(`stock-opname/get/${id}`)).json.data
  return { id, dinilai, sesi }
}
const isiBaki = () =>
  shop.rows(sql`select pcs, berat_barang::int as berat from baki_timbang('GS1', 'TOKO', 'A01')`)

describe('a model that is out', () => {
  let contoh = ''
  let lain: string[] = []
  let bc = ''
  let ps = ''

  it('is in no tray when that is weighed', async () => {
    const [sebelum] = await isiBaki()
    ;[contoh = '', ...lain] = await terimaCincin(spv, 3)
    ps = await pesan()
    bc = String(dataOf(await pinjam(ps, contoh))['nomor'])
    const { berat, pcs }: { berat: number; pcs: number } = Object(sebelum)
    expect(await isiBaki()).toEqual([{ pcs: pcs + 2, berat: berat + 8_240 }])
  })

  it('is neither missing nor surplus where stock is taken, and a scan says for whom it is out', async () => {
    const dilihat = await hitung('A01', lain)
    expect(
      dilihat.sesi.baris.map((one: { kode_barcode: string }) => one.kode_barcode),
    ).not.toContain(contoh)
    await spv.post('stock-opname/batal', { id: dilihat.id, alasan: 'dihitung lagi' })
    const diBaki = await shop.rows<{ kode: string }>(sql`select kode_barcode as kode from barang
      where status = 'ADA' and kode_barcode <> all(${lain})`)
    const semua = [contoh, ...lain, ...diBaki.map(({ kode }) => kode)]
    const { dinilai, id, sesi } = await hitung(null, semua)
    expect(dinilai[0]).toMatchObject({
      ...{ kode_barcode: contoh, hasil: 'CONTOH', pemegang: `${bc} ${ps}`, kode_baki: null },
    })
    expect(sesi).toMatchObject({ ketemu: semua.length - 1, seharusnya: semua.length - 1 })
    expect(sesi.baris).toMatchObject([
      { kode_barcode: contoh, hasil: 'CONTOH', tindak: 'PERIKSA', pemegang: `${bc} ${ps}` },
    ])
    dataOf(await spv.postApproved('stock-opname/setujui', { id }, 'own'))
    expect((await spv.get(`stock-opname/get/${id}`)).json.data.baris).toMatchObject([
      { kode_barcode: contoh, hasil: 'CONTOH' },
    ])
    expect(await letak(contoh)).toEqual([{ status: 'CONTOH', kode_baki: null }])
    const [cakupan] =
      await shop.rows(sql`select selisih_pcs::int as pcs, selisih_berat::int as berat
      from cakupan_opname('GS1', '2026-11-21')`)
    expect(cakupan).toEqual({ pcs: 0, berat: 0 })
    expect(await shop.audit()).toEqual([])
  })

  it('is neither moved nor destroyed nor sold: each says that it is lent', async () => {
    const keadaan = 'Dipinjam Sebagai Contoh'
    const pindah = await spv.get(`pindah-barang/barang/${contoh}`)
    expect(pindah.json.message).toBe(`Barang ${contoh} Tidak Dapat Dipindah, Status ${keadaan}`)
    const hancur = await spv.post('hancur-data-barang/simpan', {
      alasan: 'Patah di etalase',
      baris: [{ kode_barcode: contoh, cara: 'PECAH', berat_hasil: 4.12, nama_baru: null }],
    })
    expect(hancur.json.fields?.[0]?.message).toBe(
      `Barang ${contoh} Tidak Dapat Dihancur, Status ${keadaan}`,
    )
    await kasir.post('penjualan/harga-hari-ini', {})
    const isi = { baris: [{ kode_barcode: contoh }] }
    const { baris } = dataOf(await kasir.post('penjualan/hitung', isi))
    expect(baris).toMatchObject([
      {
        ...{ kode_barcode: contoh, no_pemegang: bc },
        masalah: [
          {
            kode: 'BARANG_CONTOH',
            kalimat: `Barang ${contoh} Dipinjam Sebagai Contoh ${ps}`,
          },
        ],
      },
    ])
  })

  it('is named when the day is closed, for as long as it is out', async () => {
    const perhatian = async () =>
      JSON.stringify((await own.get('tutup-toko/status')).json.data.perhatian)
    expect(await perhatian()).toContain(bc)
    // After fourteen days it stands out: in the list, at the closing, on home.
    const telat = async () =>
      (await own.get('barang-contoh/lihat?status=TELAT')).json.data.map(
        (one: { nomor: string; tgl_batas: string }) => [one.nomor, one.tgl_batas],
      )
    const pagi = async () =>
      (await own.get('beranda')).json.data.flatMap((one: { kalimat: string }) =>
        /contoh/i.test(one.kalimat) ? [one.kalimat] : [],
      )
    const hari = (tgl: string) => shop.paksa([sql`update kencana.toko set tgl_system = ${tgl}`])
    await hari('2026-12-05')
    expect(await telat()).toEqual([])
    const luar = (await own.get('barang-contoh/lihat?status=DIPINJAM')).json.data.length
    expect(await perhatian()).toContain(`${luar} Barang Contoh Di Luar, 0 Lewat 14 Hari`)
    await hari('2026-12-06')
    expect(await telat()).toContainEqual([bc, '2026-12-05'])
    expect(await perhatian()).toContain(`${luar} Barang Contoh Di Luar, ${luar} Lewat 14 Hari`)
    expect(await pagi()).toEqual([`${luar} barang contoh di luar, ${luar} lewat 14 hari`])
    dataOf(await own.put('para-system/key/CONTOH_HARI', { value: 15 }))
    expect(await telat()).toEqual([])
    await hari('2026-11-21')
    dataOf(await spv.post('barang-contoh/kembali', { nomor: bc }))
    expect(await perhatian()).not.toContain(bc)
    // Back in the shop, but in no tray yet: it lies at the cashier.
    const { dinilai, id } = await hitung(null, [contoh])
    expect(dinilai[0]).toMatchObject({ hasil: 'KASIR' })
    await spv.post('stock-opname/batal', { id, alasan: 'dihitung lagi' })
    expect(await shop.audit()).toEqual([])
  })
})

describe('what is kept for somebody in no tray', () => {
  it('belongs to its gudang when stock is taken: found, or missing; it is not weighed', async () => {
    dataOf(await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true }))
    const ps = await pesan()
    dataOf(await kasir.post('pesanan/selesai', jadi(ps)))
    const baki = await isiBaki()
    const { kode_barcode } = dataOf(await ambilPesanan(shop, kasir, { nomor: ps, sisa: 7_853_000 }))
    const [jadinya = ''] = [...Object(kode_barcode)]
    expect(await letak(jadinya)).toEqual([{ status: 'TITIP', kode_baki: null }])
    expect(await isiBaki()).toEqual(baki)
    const ada = await shop.rows<{ kode: string }>(sql`select kode_barcode as kode from barang
      where status in ('ADA', 'TITIP') and kode_gudang = 'TOKO'`)
    const semua = ada.map(({ kode }) => kode)
    const lengkap = await hitung(null, semua)
    expect(lengkap.sesi).toMatchObject({
      ...{ ketemu: semua.length, seharusnya: semua.length, baris: [] },
    })
    await spv.post('stock-opname/batal', { id: lengkap.id, alasan: 'dihitung lagi' })
    const kurang = await hitung(
      null,
      semua.filter((one) => one !== jadinya),
    )
    expect(kurang.sesi.baris).toMatchObject([
      {
        kode_barcode: jadinya,
        hasil: 'HILANG',
        tindak: 'PERIKSA',
        pemegang: expect.stringMatching(/^TT-/),
      },
    ])
    await spv.post('stock-opname/batal', { id: kurang.id, alasan: 'dihitung lagi' })
    // In a tray it has no place.
    const salah = await hitung('A01', [jadinya])
    expect(salah.dinilai[0]).toMatchObject({ kode_barcode: jadinya, hasil: 'PINDAH' })
    await spv.post('stock-opname/batal', { id: salah.id, alasan: 'dihitung lagi' })
    expect(await shop.audit()).toEqual([])
  })
})
