import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { keteranganNota } from '#modules/pembelian/keterangan-nota'
import { bukaCicilan, cicil } from './cicilan.ts'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { dipesan } from './pesanan.ts'
import { fotoService, tiketService } from './service.ts'
import type { Person, Shop } from './shop.ts'

// By a flag of its kind the paper of a promise comes out twice: for the customer and for the shop.
let shop: Shop
let own: Person
let kasir: Person
const nomor = new Map<string, string>()

const setel = async (flag: string, value: boolean): Promise<void> =>
  void dataOf(await own.put(`para-system/key/${flag}`, { value }))
/** Which sheets there are, and whether each is marked as a copy. */
const salinan = ({ bytes, status }: TestAnswer): boolean[] => {
  expect(status).toBe(200)
  return readPdf(bytes).map(({ texts }) => texts.some(({ text }) => text.includes('COPY')))
}
const cetak = (bidang: string, alasan: string | null = null) =>
  kasir.postApproved(
    `${bidang}/cetak`,
    { nomor: [nomor.get(bidang)], id_cetak: randomUUID(), alasan },
    'own',
  )

beforeAll(async () => {
  const buka = await bukaCicilan(1)
  ;({ shop, own, kasir } = buka)
  await aturHutang(own)
  const mulai = async (bidang: string, body: object): Promise<void> => {
    const { kwitansi, nomor: jadi } = dataOf(await kasir.post(`${bidang}/simpan`, body))
    if (kwitansi) dataOf(await buka.spv.post(`validasi/simpan/${bidang}`, { nomor: [kwitansi] }))
    nomor.set(bidang, String(jadi))
  }
  await mulai('service', tiketService(await fotoService(kasir)))
  await mulai('pesanan', dipesan(1_000_003))
  await mulai('cicilan', cicil(buka.rings[0] ?? ''))
  const [gambar, ktp] = [await foto(kasir, 'foto_jaminan'), await foto(own, 'IDENTITAS')]
  await mulai('hutang', pinjaman(gambar, ktp))
}, 180_000)
afterAll(() => shop.close())

it.each(['service', 'pesanan', 'hutang', 'cicilan'])('the paper of a %s', async (bidang) => {
  const flag = `PRINT_NOTA_${bidang.toUpperCase()}_DUPLICATE_MODULE`
  await setel(flag, true)
  expect(salinan(await cetak(bidang))).toEqual([false, true])
  const contoh = await kasir.post(`${bidang}/cetak/contoh`, { nomor: [nomor.get(bidang)] })
  expect(salinan(contoh)).toHaveLength(1) // a look at it has no copies
  await setel(flag, false)
  expect(salinan(await cetak(bidang, 'Nota pelanggan hilang'))).toHaveLength(1)
})

it.each(['service', 'pesanan', 'hutang', 'cicilan'])('of a %s says its own terms', async (nama) => {
  const teks = async (): Promise<string> => {
    const { bytes } = await kasir.post(`${nama}/cetak/contoh`, { nomor: [nomor.get(nama)] })
    return readPdf(bytes)
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ')
  }
  const umum = { service: 'PIN, atau kartu identitas', cicilan: 'sampai lunas' }
  const kata = new Map<string, string>(Object.entries(umum)).get(nama) ?? 'bawa kartu identitas'
  expect(await teks()).toContain(kata)
  for (const [urutan, keterangan] of [
    [2, 'Lewat 90 hari bukan tanggungan toko.'],
    [1, `Syarat ${nama} toko ini.`],
  ])
    dataOf(
      await own.post(keteranganNota.calls.create, {
        ...{ kode_keterangan: `${nama}${urutan}`.toUpperCase(), urutan, keterangan },
        jenis_nota: nama.toUpperCase(),
      }),
    )
  const baru = await teks()
  expect(baru).toContain(`Syarat ${nama} toko ini. Lewat 90 hari`)
  expect(baru).not.toContain(kata)
})

it('of a service comes out three times by its own flag, whatever the other says', async () => {
  await setel('FULL_PAGE_PRINT_SERVICE_MODULE', true)
  await setel('PRINT_NOTA_SERVICE_DUPLICATE_MODULE', true)
  expect(salinan(await cetak('service', 'Nota pelanggan hilang'))).toEqual([
    expect.any(Boolean),
    ...[true, true],
  ])
})
