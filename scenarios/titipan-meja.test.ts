import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import type { Person } from './shop.ts'
import { bukaTitip, dengan, titip, tunai, type TokoTitip } from './titip.ts'

// The cash desk keeps its rules for deposits as for visits: who validates, whose drawer takes the
// money, what changed under the eyes, transfers that nobody has seen at the bank yet.
let toko: TokoTitip
let no_rekening: string
beforeAll(async () => {
  toko = await bukaTitip(8)
  const [first] = await toko.shop.rows(
    sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
  )
  no_rekening = first?.no_rekening ?? ''
}, 60_000)
afterAll(() => toko.shop.close())

const on = async (key: string, value: unknown = true): Promise<void> => {
  expect((await toko.own.put(`para-system/key/${key}`, { value })).status).toBe(200)
}
const transfer = (jumlah: number) => ({
  pembayaran: [{ jenis: 'TRANSFER', no_rekening, jumlah, no_ref: 'T-1' }],
})
const simpan = async (jumlah: number, lain: object = {}, who = toko.kasir): Promise<string> =>
  String(dataOf(await who.post('titipan/simpan', titip(undefined, jumlah, lain)))['no_titipan'])
const sahkan = (nomor: string, lain: object = {}, who = toko.spv) =>
  who.post('validasi/simpan/titipan', { titipan: [nomor], ...lain })
const batalkan = (nomor: string, who = toko.spv) =>
  who.post('validasi/cancel/titipan', { titipan: [nomor] })
const menunggu = async (query = ''): Promise<{ no_titipan: string; versi: number }[]> =>
  (await toko.spv.get(`validasi/titipan${query}`)).json.data

describe('what waits', () => {
  it('has to be chosen', async () => {
    const pilih = { titipan: [] }
    const [kosong, cancel] = await Promise.all(
      ['simpan', 'cancel'].map((one) => toko.spv.post(`validasi/${one}/titipan`, pilih)),
    )
    expect([kosong?.json.message, cancel?.json.message]).toEqual([
      'Data yang akan divalidasi kosong, PILIH minimal 1 faktur',
      'Data yang akan di batal validasi kosong, PILIH minimal 1 faktur',
    ])
  })

  it('is narrowed to the deposits of a seller or of a user', async () => {
    const satu = await simpan(100_000)
    const dua = await simpan(200_000, {}, toko.spv)
    const nomor = async (query: string) => (await menunggu(query)).map((row) => row.no_titipan)
    expect(await nomor('?user_id=kasir')).toEqual([satu])
    expect(await nomor('?kode_sales=SLS1')).toEqual([satu, dua])
    await toko.shop.person('SU')
    const none = await toko.spv.get('validasi/titipan?user_id=su')
    expect(none.json).toMatchObject({ data: [], message: 'Belum ada data yang harus divalidasi' })
    for (const each of [satu, dua]) dataOf(await batalkan(each))
    expect((await toko.spv.get('validasi/titipan')).json.message).toBe(
      'Belum Ada Data Yang Harus Di Validasi',
    )
  })

  it('is not validated as somebody saw it before it changed', async () => {
    const nomor = await simpan(100_000)
    const dilihat = async () =>
      (await menunggu()).map(({ no_titipan, versi }) => ({ no_faktur_group: no_titipan, versi }))
    const lama = await dilihat()
    const pembayaran = transfer(100_000).pembayaran
    dataOf(await toko.spv.post('validasi/bayar/titipan', { no_titipan: nomor, pembayaran }))
    expect((await sahkan(nomor, { dilihat: lama })).json).toMatchObject({
      code: 'E-MDB:02',
      message: `Faktur ${nomor} Sudah Berubah`,
    })
    dataOf(await sahkan(nomor, { dilihat: await dilihat() }))
    expect((await sahkan(nomor)).json).toMatchObject({
      code: 'E-MDB:02',
      message: `Faktur ${nomor} Sudah Divalidasi`,
    })
  })

  it('is withdrawn at the desk only where the shop lets it (CANCEL_VALIDATION_MODULE)', async () => {
    const nomor = await simpan(100_000)
    await on('CANCEL_VALIDATION_MODULE', false)
    expect((await batalkan(nomor)).status).toBe(404)
    await on('CANCEL_VALIDATION_MODULE')
    expect((await batalkan(nomor)).json.message).toBe('Batal Validasi Berhasil')
  })
})

describe('who', () => {
  it('validates is not who entered it, where the shop wants it so', async () => {
    await on('VALIDASI_ORANG_LAIN_MODULE')
    const nomor = await simpan(100_000)
    expect((await sahkan(nomor, {}, toko.kasir)).json.message).toBe(
      `Faktur ${nomor} Harus Divalidasi Oleh Orang Lain`,
    )
    dataOf(await sahkan(nomor))
    await on('VALIDASI_ORANG_LAIN_MODULE', false)
  })

  it('takes the money is the cashier whom finance chose, and nobody else', async () => {
    const laci = async (nomor: string) =>
      toko.shop.rows(sql`select k.user_id, k.laci from kas k join dokumen d on d.id = k.id_dokumen
        where d.nomor = ${nomor}`)
    const tanpa = await simpan(100_000)
    dataOf(await sahkan(tanpa, { user_id: 'kasir' }))
    expect(await laci(tanpa)).toEqual([{ user_id: 'spv', laci: 'spv' }])
    await on('VALIDASI_INPUT_BY_KEUANGAN_MODULE')
    const nomor = await simpan(100_000)
    expect((await sahkan(nomor, { user_id: 'own' })).json.message).toBe('Kasir own Tidak Ditemukan')
    dataOf(await sahkan(nomor, { user_id: 'kasir' }))
    expect(await laci(nomor)).toEqual([{ user_id: 'kasir', laci: 'kasir' }])
    const lagi = (user_id: string) => {
      const isi = { no_titipan: nomor, jumlah: 50_000, pembayaran: tunai(50_000), user_id }
      return toko.spv.post('titipan/tambah', isi)
    }
    expect((await lagi('own')).json.message).toBe('Kasir own Tidak Ditemukan')
    expect(await laci(String(dataOf(await lagi('kasir'))['nomor']))).toEqual([
      { user_id: 'kasir', laci: 'kasir' },
    ])
    await on('VALIDASI_INPUT_BY_KEUANGAN_MODULE', false)
  })
})

describe('a transfer for a deposit', () => {
  const daftar = async () => (await toko.spv.get('validasi/non-cash')).json.data
  const konfirmasi = async (who: Person) =>
    who.post('validasi/non-cash/konfirmasi', { transfer: await daftar() })
  const pakai = async (nomor: string, jumlah: number, ring: string | undefined) => {
    const total = await toko.hargaKini(ring)
    const body = { ...dengan(nomor, jumlah, total - jumlah), total }
    return dataOf(await toko.jual([ring ?? ''], body))['no_faktur_group']
  }

  it('stands as BELUM MASUK: it is held, but goods for it wait for somebody else’s word', async () => {
    await on('KONFIRMASI_TRANSFER_MODULE')
    const nomor = await simpan(500_000, transfer(500_000))
    expect(await menunggu()).toMatchObject([{ no_titipan: nomor, belum_masuk: true }])
    dataOf(await sahkan(nomor))
    const seen = { no_faktur_group: nomor, status: 'OPEN', nama_customer: 'IBU SITI' }
    expect(await daftar()).toMatchObject([{ ...seen, jumlah: 500_000, no_ref: 'T-1' }])
    const group = await pakai(nomor, 500_000, toko.rings[0])
    expect((await toko.validasi(group)).json).toMatchObject({
      code: 'E-OTORISASI',
      details: { kategori: 'TRANSFER_BELUM_MASUK', sebelum: { [nomor]: 'BELUM MASUK' } },
    })
    expect((await konfirmasi(toko.kasir)).json.message).toBe(
      `Transfer Faktur ${nomor} Harus Dikonfirmasi Oleh Orang Lain`,
    )
    dataOf(await konfirmasi(toko.spv))
    dataOf(await toko.validasi(group))
    expect(await daftar()).toEqual([])
  })

  it('of more money waits likewise; once goods went for it, the list says so', async () => {
    const nomor = await toko.dititip(undefined, 100_000)
    const body = { no_titipan: nomor, jumlah: 300_000, ...transfer(300_000) }
    const { nomor: tambah } = dataOf(await toko.kasir.post('titipan/tambah', body))
    expect(await daftar()).toMatchObject([{ no_faktur_group: tambah, status: 'OPEN' }])
    expect((await toko.satu(nomor))['uang']).toMatchObject([
      { jenis: 'TITIP', belum_masuk: false },
      { nomor: tambah, belum_masuk: true },
    ])
    const group = await pakai(nomor, 400_000, toko.rings[1])
    const isi = { penjualan: [group], pembelian: [] }
    expect((await toko.spv.post('validasi/simpan/jualbeli', isi)).json.details).toMatchObject({
      sebelum: { [String(tambah)]: 'BELUM MASUK' },
    })
    dataOf(await toko.spv.postApproved('validasi/simpan/jualbeli', isi, 'own'))
    expect(await daftar()).toMatchObject([{ no_faktur_group: tambah, status: 'VALID' }])
    dataOf(await konfirmasi(toko.spv))
  })

  it('is not given back unseen, and asked of nobody once it was', async () => {
    const nomor = await simpan(250_000, transfer(250_000))
    dataOf(await sahkan(nomor))
    const body = { no_titipan: nomor, alasan: 'pelanggan membatalkan' }
    const { json } = await toko.spv.post('titipan/batal', body)
    expect(json.details).toMatchObject({
      semua: [{ kategori: 'BATAL_TITIPAN' }, { kategori: 'TRANSFER_BELUM_MASUK' }],
    })
    dataOf(await toko.spv.postApproved('titipan/batal', body, 'own'))
    expect(await daftar()).toEqual([])
  })

  it('holds the goods where nothing is validated afterwards, too', async () => {
    await on('SKIP_VALIDASI_MODULE')
    const nomor = await simpan(500_000, transfer(500_000))
    const total = await toko.hargaKini(toko.rings[2])
    const body = { ...dengan(nomor, 500_000, total - 500_000), total }
    expect((await toko.jual([toko.rings[2] ?? ''], body)).json.details).toMatchObject({
      kategori: 'TRANSFER_BELUM_MASUK',
      sebelum: { [nomor]: 'BELUM MASUK' },
    })
    dataOf(await konfirmasi(toko.spv))
    dataOf(await toko.jual([toko.rings[2] ?? ''], body))
    await on('SKIP_VALIDASI_MODULE', false)
  })

  it('leaves books that agree', async () => expect(await toko.shop.audit()).toEqual([]))
})
