import { z } from 'zod'
import type { RowOf } from '#kernel/field'
import { check } from '#kernel/schema'
import { caraBayar, type CaraBayar } from '#modules/faktur/pembayaran'
import { hitungBayar, type Bayar } from '#modules/faktur/bayar.rules'
import { customer, type barisMasuk, type kepalaMasuk } from '../penjualan.ts'

export type Kepala = Omit<RowOf<typeof kepalaMasuk>, 'kode_sales'> & {
  readonly kode_sales: string | null
}

/** A line as the counter holds it. `harga_lama`: what it cost when it was last looked at. */
export interface BarisKonter extends Readonly<RowOf<typeof barisMasuk>> {
  readonly harga_lama: number | null
}

/** What lies on the counter: a draft until it is saved. Values of the house, not of the wire. */
export interface NotaKonter {
  readonly id: string
  readonly kepala: Kepala
  readonly baris: readonly BarisKonter[]
  readonly bayar: readonly Bayar[]
}

export const kepalaKosong: Kepala = {
  kode_sales: null,
  nama_customer: null,
  alamat_customer: null,
  no_hp: null,
  jenis_pelanggan: null,
  keterangan: null,
  no_nota_manual: null,
  tgl_system: null,
  nota_per: null,
  harga_setuju: null,
}

export const notaKosong = (id: string): NotaKonter => ({
  id,
  kepala: kepalaKosong,
  baris: [],
  bayar: [],
})

export const adaIsi = ({ baris, bayar, kepala }: NotaKonter): boolean =>
  baris.length > 0 ||
  bayar.length > 0 ||
  [kepala.nama_customer, kepala.no_hp, kepala.keterangan].some((text) => (text ?? '') !== '')

const barisBaru = (kode_barcode: string): BarisKonter => ({
  kode_barcode,
  berat_kotor: null,
  ongkos: null,
  diskon: null,
  harga_setuju: null,
  harga_lama: null,
})

/** A piece more, at the end. One that lies there already stays where it is. */
export const tambah = (nota: NotaKonter, kodeBarcode: string): NotaKonter =>
  nota.baris.some((line) => line.kode_barcode === kodeBarcode)
    ? nota
    : { ...nota, baris: [...nota.baris, barisBaru(kodeBarcode)] }

export const keluarkan = (nota: NotaKonter, kodeBarcode: string): NotaKonter => ({
  ...nota,
  baris: nota.baris.filter((line) => line.kode_barcode !== kodeBarcode),
})

/** Undo: the line comes back where it was. */
export const kembalikan = (nota: NotaKonter, line: BarisKonter, at: number): NotaKonter => ({
  ...nota,
  baris: nota.baris
    .filter(({ kode_barcode }) => kode_barcode !== line.kode_barcode)
    .toSpliced(at, 0, line),
})

/** What was bargained about a line; the price it had before is no longer worth telling. */
export const tawar = (
  nota: NotaKonter,
  kodeBarcode: string,
  change: Partial<BarisKonter>,
): NotaKonter => ({
  ...nota,
  baris: nota.baris.map((line) =>
    line.kode_barcode === kodeBarcode ? { ...line, ...change, harga_lama: null } : line,
  ),
})

/** Remembers what the lines cost now, so that the next prices can be told apart from them. */
export const ingatHarga = (
  nota: NotaKonter,
  harga: ReadonlyMap<string, number | null>,
): NotaKonter => ({
  ...nota,
  baris: nota.baris.map((line) => ({
    ...line,
    harga_lama: line.harga_lama ?? harga.get(line.kode_barcode) ?? null,
  })),
})

/** A telephone number that is only half typed is not worth refusing a draft for. */
const nomorUtuh = (no_hp: string | null): string | null =>
  'value' in check({ no_hp: customer.no_hp }, { no_hp }) ? no_hp : null

/** The draft as PUT penjualan/draf/{id} takes it. */
export const isiDraf = (nota: NotaKonter, harga: ReadonlyMap<string, number | null>) => ({
  ...nota.kepala,
  no_hp: nomorUtuh(nota.kepala.no_hp),
  baris: nota.baris.map(({ harga_lama, ...line }) => ({
    ...line,
    harga_total: harga.get(line.kode_barcode) ?? harga_lama,
  })),
  pembayaran: nota.bayar.map(({ no: _no, ...entry }) => entry),
})

/** The sale as POST penjualan/simpan takes it; `total` is what the counter shows. */
export const isiSimpan = (nota: NotaKonter, kode_sales: string, total: number) => ({
  ...nota.kepala,
  kode_sales,
  baris: nota.baris.map(({ harga_lama: _lama, ...line }) => line),
  pembelian: null,
  pembayaran: hitungBayar(nota.bayar, total).pembayaran.map((payment) => ({ ...payment })),
  id_draf: nota.id,
  total,
})

const angka = z.number().int().nullable().catch(null)
const teks = z.string().nullable().catch(null)
const isCara = (text: string): text is CaraBayar => Object.hasOwn(caraBayar, text)

const tersimpan = z.object({
  kode_sales: teks,
  nama_customer: teks,
  alamat_customer: teks,
  no_hp: teks,
  jenis_pelanggan: z.enum(['UMUM', 'MEMBER']).nullable().catch(null),
  keterangan: teks,
  no_nota_manual: teks,
  tgl_system: teks,
  nota_per: z.enum(['KUNJUNGAN', 'BARANG']).nullable().catch(null),
  harga_setuju: angka,
  baris: z
    .array(
      z.object({
        kode_barcode: z.string(),
        berat_kotor: angka,
        ongkos: angka,
        diskon: angka,
        harga_setuju: angka,
        harga_total: angka,
      }),
    )
    .catch([]),
  pembayaran: z
    .array(
      z.object({
        jenis: z.string().refine(isCara),
        jumlah: angka,
        no_rekening: teks,
        fee: angka,
        no_ref: teks,
        diterima: angka,
      }),
    )
    .catch([]),
})

/** A draft of the server back on the counter; its old prices are told beside the new ones. */
export function dariDraf(id: string, isi: unknown): NotaKonter {
  const { baris, pembayaran, ...kepala } = tersimpan.parse(isi)
  return {
    id,
    kepala,
    baris: baris.map(({ harga_total, ...line }) => ({ ...line, harga_lama: harga_total })),
    bayar: pembayaran.map((payment, no) => ({
      ...payment,
      no,
      jenis: isCara(payment.jenis) ? payment.jenis : 'CASH',
    })),
  }
}
