import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from '../../../scenarios/cincin.ts'
import { baris, isi, openTokoBeli, type TokoBeli } from './test-beli.server.ts'

// Who buys and who sells is one person: one row, whatever he comes for, and his kind stays his.
let toko: TokoBeli
beforeAll(async () => {
  toko = await openTokoBeli()
})
afterAll(() => toko.http.close())

const member = {
  nama_customer: 'Bu Wati',
  alamat_customer: 'Jalan Merpati 3',
  no_hp: '081311112222',
  jenis_pelanggan: 'MEMBER',
}
const kartu = { jenis_identitas: 'KTP', no_identitas: '3275010101900002' }

const jual = async (n: number, orang: object) => {
  const pembelian = isi(baris(toko.barcode[n]))
  const hitung = await toko.send('pembelian/hitung', { ...pembelian, nilai_jual: 0 })
  const { total } = dataOf(hitung)
  return dataOf(
    await toko.send('penjualan/simpan', {
      kode_sales: 'SLS1',
      baris: [],
      total: -Number(total),
      pembayaran: [{ jenis: 'CASH', jumlah: total }],
      ...member,
      pembelian: { ...pembelian, ...kartu },
      ...orang,
    }),
  )
}
const orang = (): Promise<object[]> =>
  toko.rows(
    sql<object>`select nama_customer, jenis_pelanggan, no_identitas from kencana.pelanggan
      where no_identitas = ${kartu.no_identitas} order by nama_customer`,
  )

it('a seller keeps what kind of customer he is', async () => {
  expect((await jual(0, {}))['kartu_milik']).toBeNull()
  expect(await orang()).toEqual([
    {
      nama_customer: 'Bu Wati',
      jenis_pelanggan: 'MEMBER',
      no_identitas: kartu.no_identitas,
    },
  ])
})

it('comes again as one person; what is news of his kind is written', async () => {
  await jual(1, { jenis_pelanggan: 'UMUM', alamat_customer: 'Jalan Baru 9' })
  expect(await orang()).toEqual([
    { nama_customer: 'Bu Wati', jenis_pelanggan: 'UMUM', no_identitas: kartu.no_identitas },
  ])
})

it('a card that is known under another name is told, and stops nobody', async () => {
  expect((await jual(2, { nama_customer: 'Pak Tono' }))['kartu_milik']).toBe('Bu Wati')
  expect(await orang()).toHaveLength(2)
})
