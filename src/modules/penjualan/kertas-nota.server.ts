import type { RowOf } from '#kernel/field'
import type { NotaPage } from '#kernel/nota'
import type { Context } from '#server/serve'
import {
  alamatNota,
  dariDokumen,
  dariToko,
  npwpToko,
  type Calon,
  type Cetakan,
} from '#modules/nota/kertas.server'
import type { Dicetak, Lembaran } from '#modules/nota/cetak.server'
import { bayarKertas } from '#modules/pembayaran/bayar-kertas'
import { jumlahKarat, teksBatu } from '#modules/berlian/batu.rules'
import { kertasUntuk } from './kertas-jual.rules.ts'
import { belakangJual } from './nota/belakang-jual.ts'
import { lembarKupon } from './nota/lembar-kupon.ts'
import type { KertasJual, NotaJualData } from './nota/isian-jual.ts'
import { notaJual } from './nota/nota-jual.ts'
import { perjanjian } from './nota/perjanjian.ts'
import { slipAcc } from './nota/slip-acc.ts'
import type { isiNota } from './penjualan.calls.ts'
import { settingPenjualan } from './setting.ts'

export type IsiNota = RowOf<typeof isiNota>

const sum = (rows: readonly (number | null)[]): number =>
  rows.reduce<number>((total, each) => total + (each ?? 0), 0)

function baris(nota: IsiNota): NotaJualData['baris'] {
  return nota.baris.map((line) => ({
    kode_barcode: line.kode_barcode,
    kode_intern: line.kode_intern ?? '',
    nama_barang: line.nama_barang ?? '',
    kadar_cetak: line.kadar_cetak ?? '',
    berat: line.berat ?? 0,
    nama_atribut: line.nama_atribut ?? '',
    berat_atribut: line.berat_atribut ?? 0,
    batu: (line.data_berlian ?? []).map((row) => teksBatu([row])),
    karat: jumlahKarat(line.data_berlian),
    harga_per_gram: line.harga_gram ?? 0,
    harga_jual: line.harga_jual ?? 0,
    ongkos: line.ongkos ?? 0,
    diskon: line.diskon ?? 0,
    pajak: line.pajak ?? 0,
    pajak_termasuk: line.pajak_termasuk ?? 0,
    pph22: line.pph22 ?? 0,
    harga_total: line.harga_total ?? 0,
    potongan_tukar: line.potongan_tukar,
    potongan_jual: line.potongan_jual,
    gambar: line.gambar ?? '',
  }))
}

/** The lines the customer still has, by their places; undefined: all of them, or none. */
function sisaBaris({ baris: lines }: IsiNota): readonly number[] | undefined {
  const left = lines.flatMap((line, at) => (line.dibeli_di === null ? [at] : []))
  return left.length === lines.length || left.length === 0 ? undefined : left
}

/**
 * What the customer still has of a note that was partly bought back (DOMAIN 5: nota sisa). How the
 * whole was paid does not belong to the rest.
 */
function sisaNota(nota: IsiNota, left: readonly number[]): IsiNota {
  const lines = nota.baris.filter((_, at) => left.includes(at))
  return {
    ...nota,
    baris: lines,
    harga_total: sum(lines.map((line) => line.harga_total)),
    pembayaran: [],
    nilai_beli: 0,
  }
}

/** Two papers at once, where the shop wants two of this kind (SPEC 9: duplicate flags). */
function duaLembar(ctx: Context, lembaran: Lembaran, kertas: KertasJual): boolean {
  switch (lembaran) {
    case 'ACC':
      return ctx.setting(settingPenjualan.PRINT_NOTA_SLIP_ACC_DUPLICATE_MODULE)
    case 'PERJANJIAN':
      return ctx.setting(settingPenjualan.PRINT_NOTA_PERJANJIAN_DUPLICATE_MODULE)
    case 'SISA':
    case 'KUPON':
      return false
    case 'NOTA':
      return (
        ctx.setting(settingPenjualan.PRINT_NOTA_JUAL_TWICE_MODULE) ||
        (kertas === 'BERLIAN' && ctx.setting(settingPenjualan.PRINT_NOTA_BERLIAN_DUPLICATE_MODULE))
      )
  }
}

/** The note as its papers want it. The tax base is the full price less its tax (DOMAIN 6). */
function dataNota(ctx: Context, utuh: IsiNota, ke: Cetakan, lembaran: Lembaran): NotaJualData {
  const left = sisaBaris(utuh)
  const nota = left ? sisaNota(utuh, left) : utuh
  const dibeli = [...new Set(utuh.baris.flatMap((line) => line.dibeli_di ?? []))]
  const pajak = sum(nota.baris.flatMap((line) => [line.pajak, line.pajak_termasuk]))
  const kertas = kertasUntuk(nota.baris, ctx.setting(settingPenjualan.PRINT_NOTA_BERLIAN_MODULE))
  const dokumen = dariDokumen(nota)
  return {
    ...dariToko(ctx, ke, duaLembar(ctx, lembaran, kertas)),
    npwp: pajak > 0 ? npwpToko(ctx) : '',
    ...dokumen,
    alamat_customer: [dokumen.alamat_customer, nota.npwp && `NPWP ${nota.npwp}`]
      .filter(Boolean)
      .join(' · '),
    no_faktur_jual: nota.no_faktur_jual,
    kertas,
    baris: baris(nota),
    pembayaran: bayarKertas(nota.pembayaran, (payment) => payment.kembali ?? 0),
    kembali: sum(nota.pembayaran.map((payment) => payment.kembali)),
    nilai_beli: nota.nilai_beli,
    sisa: left !== undefined,
    dibeli_kembali: dibeli,
    dpp: pajak > 0 ? (nota.harga_total ?? 0) - pajak : 0,
    // What was sold needs its stamp once: the rest of a nota is no new one.
    meterai: left ? 0 : (nota.meterai?.jumlah ?? 0),
    meterai_pembeli: nota.meterai?.ditanggung === 'PEMBELI',
    no_nota_manual: nota.no_nota_manual ?? '',
    potongan_rusak: nota.potongan_rusak ?? 0,
    kupon: left ? [] : nota.kupon,
    url: alamatNota(ctx, nota.id),
    koreksi: nota.no_koreksi ?? '',
  }
}

const dicetak = (nota: IsiNota): Dicetak => ({
  id: nota.id,
  nomor: nota.no_faktur_jual,
  status: nota.status,
  cetak: 0,
})

type Gambar = (data: NotaJualData) => NotaPage[]

const calon = (ctx: Context, nota: IsiNota, paper: Partial<Dicetak>, gambar: Gambar): Calon => ({
  dicetak: { ...dicetak(nota), ...paper },
  gambar: nota.baris.flatMap((line) => line.gambar ?? []),
  halaman: (ke) => gambar(dataNota(ctx, nota, ke, paper.kertas ?? 'NOTA')),
})

const lembarLain: Readonly<Record<Exclude<Lembaran, 'NOTA' | 'SISA'>, Gambar>> = {
  ACC: slipAcc,
  PERJANJIAN: perjanjian,
  KUPON: lembarKupon,
}

/** The papers that a person may ask for by the number of a sale. */
export type KertasNota = 'NOTA' | keyof typeof lembarLain

/** A paper of a sale: of a note that was partly bought back the nota is what is left of it. */
export function calonNota(ctx: Context, nota: IsiNota, kertas: KertasNota): Calon {
  if (kertas !== 'NOTA') return calon(ctx, nota, { kertas }, lembarLain[kertas])
  const left = sisaBaris(nota)
  if (!left) return calon(ctx, nota, { cetak: nota.cetak ?? 0 }, notaJual)
  const bagian = left.map((at) => at + 1).join(',')
  return calon(ctx, nota, { kertas: 'SISA', bagian }, notaJual)
}

/** The back of a nota: the shop's terms. */
export const calonBelakang = (ctx: Context, nota: IsiNota): Calon =>
  calon(ctx, nota, {}, belakangJual)
