import { sql } from 'kysely'
import sharp from 'sharp'
import { dataOf } from './cincin.ts'
import type { Person, Shop } from './shop.ts'

/** A photo in this folder. @returns its path */
export async function foto(orang: Person, folder: string): Promise<string> {
  const gambar = sharp({ create: { width: 40, height: 30, channels: 3, background: '#caa' } })
  const sent = await orang.upload(`gambar/${folder}`, await gambar.png().toBuffer())
  return String(dataOf(sent)['gambar_path'])
}

/** The shop's rules for loans, from a day that has begun. */
export async function aturHutang(own: Person): Promise<void> {
  const sejak = { berlaku_mulai: '2026-01-01' }
  dataOf(await own.put('para-system/key/PARAMETER_HUTANG_MODULE', { value: true }))
  for (const [call, body] of [
    [
      'para-hutang-pokok',
      {
        ...{ kode_pokok: 'UMUM', pokok_minimum: 100_000, kelipatan_rp: 50_000 },
        ...{ lama_hari: 120, biaya_rp: 10_000 },
      },
    ],
    ['para-bunga-hutang', { kode_bunga: 'UMUM', pokok_dari: 0, bunga_persen: 2, hari_minimum: 15 }],
    [
      'para-bunga-hutang',
      { kode_bunga: 'B5', pokok_dari: 5_000_000, bunga_persen: 1.75, hari_minimum: 15 },
    ],
    ['plafond-hutang', { kode_plafond: 'SEMUA', kode_dept: null, plafond_rp: 50_000_000 }],
    ['plafond-hutang-kadar', { kode_plafond: 'A30', kadar_dari: 30, plafond_gram: 400_000 }],
    ['plafond-hutang-kadar', { kode_plafond: 'A70', kadar_dari: 70, plafond_gram: 1_000_000 }],
    ['parapinjaman', { kode_kondisi: 'BAIK', nama_kondisi: 'Baik', potongan_persen: 0 }],
    ['para-harga-emas', { kode_harga: 'AWAL', harga_murni: 2_300_000, sumber: null }],
  ] as const)
    dataOf(await own.post(`${call}/create`, call === 'parapinjaman' ? body : { ...sejak, ...body }))
}

let segel = 0
/** A loan on two pieces as the counter sends it: 12,345 gr of 75 %; 7,777 gr of 70 %, dented. */
export const pinjaman = (gambar: string, kartu: string, lain: object = {}) => ({
  kode_sales: 'SLS1',
  nama_customer: 'PAK DARMA',
  no_hp: '081234567899',
  alamat_customer: 'Jalan Kenanga 3',
  jenis_identitas: 'KTP',
  no_identitas: '3578010101800001',
  foto_identitas: kartu,
  jaminan: [
    {
      ...{ nama_barang: 'KALUNG RANTAI', kode_dept: 'CC', kode_kondisi: 'BAIK' },
      ...{ berat: 12.345, kadar: 75, cara_uji: 'XRF', foto: gambar },
    },
    {
      ...{ nama_barang: 'GELANG KERONCONG', kode_dept: 'CC', kode_kondisi: 'PENYOK' },
      ...{ berat: 7.777, kadar: 70, cara_uji: 'BATU_UJI', foto: gambar },
    },
  ],
  no_segel: `SGL-${(segel += 1)}`,
  tempat: 'BRANKAS',
  pokok: 7_350_000,
  pembayaran: [{ jenis: 'CASH', jumlah: 7_340_000 }],
  ...lain,
})

/** A loan that was redeemed on its day, in a shop without rules for loans. @returns its number */
export async function hutangLunas(own: Person, kasir: Person, spv: Person): Promise<unknown> {
  await aturHutang(own)
  const [jaminan, kartu] = [await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS')]
  const sahkan = async (diminta: Record<string, unknown>) =>
    dataOf(await spv.post('validasi/simpan/hutang', { nomor: [diminta['kwitansi']] }))
  const dibuat = dataOf(await kasir.post('hutang/simpan', pinjaman(jaminan, kartu)))
  await sahkan(dibuat)
  const sisa = 7_350_000 + 15 * 4_288
  const tebus = {
    ...{ nomor: dibuat['nomor'], sisa, bayar: sisa, bukti: 'KARTU' },
    foto_kartu: await foto(kasir, 'kartu_hutang'),
    pembayaran: [{ jenis: 'CASH', jumlah: sisa }],
  }
  await sahkan(dataOf(await kasir.postApproved('hutang/tebus', tebus, 'own')))
  return dibuat['nomor']
}

/** What each account that is not even stands at: debit above zero. */
export const saldoAkun = async (shop: Shop): Promise<Map<string, number>> =>
  new Map(
    (
      await shop.rows(sql<{ akun: string; saldo: number }>`
        select nomor_akun as akun, sum(debit - kredit)::int as saldo from jurnal
        group by 1 having sum(debit - kredit) <> 0`)
    ).map((row) => [row.akun, row.saldo]),
  )

/** The gold of each account that is not empty. */
export const saldoEmas = (shop: Shop) =>
  shop.rows(sql`select akun, sum(kotor)::int as kotor, sum(murni)::int as murni from gram
    group by 1 having sum(kotor) <> 0 order by 1`)
