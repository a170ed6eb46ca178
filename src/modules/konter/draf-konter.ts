import { z } from 'zod'
import { check } from '#kernel/schema'
import { customer } from '#modules/pelanggan/pelanggan'
import { caraBayar, type CaraBayar } from '#modules/pembayaran/pembayaran'
import { beliDariDraf, drafBeli } from './beli-konter.ts'
import { drafManual, manualDariDraf } from './manual-konter.ts'
import type { NotaKonter } from './nota-konter.ts'

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
  pembelian: drafBeli(nota.beli, harga),
  manual: drafManual(nota.manual, harga),
  pembayaran: nota.bayar.map(({ no: _no, ...entry }) => entry),
})

const angka = z.number().int().nullable().catch(null)
const teks = z.string().nullable().catch(null)
const isCara = (text: string): text is CaraBayar => Object.hasOwn(caraBayar, text)

const tersimpan = z.object({
  kode_sales: teks,
  nama_customer: teks,
  alamat_customer: teks,
  kode_kota: teks,
  kode_kecamatan: teks,
  no_hp: teks,
  jenis_pelanggan: z.enum(['UMUM', 'MEMBER']).nullable().catch(null),
  jenis_identitas: z.enum(['KTP', 'SIM', 'PASPOR']).nullable().catch(null),
  no_identitas: teks,
  npwp: teks,
  pembeli_pajak: z.enum(['KONSUMEN', 'PENGUSAHA', 'BEBAS']).nullable().catch(null),
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
  pembelian: z.unknown().optional(),
  manual: z.unknown().optional(),
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
  const { baris, manual, pembayaran, pembelian, ...kepala } = tersimpan.parse(isi)
  return {
    id,
    kepala,
    baris: baris.map(({ harga_total, ...line }) => ({ ...line, harga_lama: harga_total })),
    beli: beliDariDraf(pembelian),
    manual: manualDariDraf(manual),
    bayar: pembayaran.map((payment, no) => ({
      ...payment,
      no,
      jenis: isCara(payment.jenis) ? payment.jenis : 'CASH',
    })),
  }
}
