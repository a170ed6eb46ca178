import { sql } from 'kysely'
import { dataOf, notaCincin } from './cincin.ts'
import type { Person, Shop } from './shop.ts'
import { dengan, tunai } from './titip.ts'

/** A ring as it is wished: 5,000 gr x 1.650.000 and labour of 400.000 are Rp 8.650.000. */
export const cincinNama = {
  nama_barang: 'CINCIN NAMA',
  kode_dept: 'CC',
  kode_group: '75',
  qty: 1,
  berat: 5,
  ongkos: 400_000,
  ukuran: '14',
  ukiran: 'R & B 2026',
  deskripsi: 'Cincin polos dengan nama di sisi dalam',
  kode_tukang: 'SARNO',
}
/** A necklace beside it: 7,000 gr x 1.650.000 and labour of 250.000 are Rp 11.800.000. */
export const kalungInisial = {
  ...cincinNama,
  ...{ nama_barang: 'KALUNG INISIAL', berat: 7, ongkos: 250_000 },
  ...{ ukuran: '45', ukiran: null, deskripsi: 'Kalung rantai dengan huruf M kecil' },
}

/** An order of these pieces; of the ring alone without a word. */
export const dipesan = (
  uang_muka: number,
  lain: object = {},
  barang: readonly object[] = [cincinNama],
) => ({
  kode_sales: 'SLS1',
  nama_customer: 'IBU MELATI',
  no_hp: '081234567892',
  alamat_customer: 'Jalan Cempaka 2',
  barang,
  tgl_janji: '2026-12-05',
  uang_muka,
  pembayaran: tunai(uang_muka),
  ...lain,
})

/** That its first piece is made, and weighed; for gold of his own the goldsmith asks nothing. */
export const jadi = (nomor: unknown, lain: object = {}) => ({
  nomor,
  barang: [{ baris: 1, berat_jadi: 5.123, upah: 150_000, nilai_emas: 0, ...lain }],
})

/** An order that waits for its deposit, and one that was cancelled. @returns the first's number */
export async function pesananBaru(kasir: Person, spv: Person): Promise<unknown> {
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(500_000)))
  dataOf(await spv.post('validasi/simpan/pesanan', { nomor: [kwitansi] }))
  const isi = { nomor, alasan: 'tidak jadi dipesan', uang_dari: 'LACI' }
  dataOf(await spv.postApproved('pesanan/batal', isi, 'own'))
  return dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_000)))['nomor']
}

/** Its customer comes with the note. */
export async function ambilPesanan(
  shop: Shop,
  kasir: Person,
  isi: { readonly nomor: unknown; readonly sisa: number },
) {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen
      where nomor = ${isi.nomor}`,
  )
  return kasir.post('pesanan/ambil', { bukti: 'NOTA', kode: row?.kode, ...isi })
}

/**
 * What was picked up goes over the counter, for its deposits and the rest in cash.
 * @param diambil the answer of the pick-up
 * @param dp what each deposit holds
 * @returns the validated sale
 */
export async function jualPesanan(
  kasir: Person,
  spv: Person,
  diambil: Record<string, unknown>,
  dp: number | readonly number[],
  total: number,
): Promise<Record<string, unknown>> {
  const { kode_barcode, no_titipan }: { kode_barcode: string[]; no_titipan: string[] } =
    Object(diambil)
  const uang = [dp].flat()
  const titipan = no_titipan.flatMap((no, at) => dengan(no, uang[at] ?? 0, 0).pembayaran)
  const sisa = uang.reduce((rest, one) => rest - one, total)
  const isi = { total, pembayaran: [...titipan, ...(sisa > 0 ? tunai(sisa) : [])] }
  const barcode = kode_barcode
  const nota = dataOf(await kasir.post('penjualan/simpan', notaCincin(barcode, isi)))
  if (nota['status'] === 'VALID') return nota
  const valid = { penjualan: [nota['no_faktur_group']], pembelian: [] }
  return { ...nota, ...dataOf(await spv.post('validasi/simpan/jualbeli', valid)) }
}
