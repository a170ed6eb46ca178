import type { RowOf } from '#kernel/field'
import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import type { Lunas } from '#modules/faktur/pembayaran.rules'
import type { kasBuku } from '#modules/kas/buku'
import type { gerakBarang, gram } from '#modules/stok/buku'
import type { BarisJual } from './penjualan.rules.ts'

type Gerak = RowOf<typeof gerakBarang.entry>
type Gram = RowOf<typeof gram.entry>
type Kas = RowOf<typeof kasBuku.entry>

/** Where a piece stands when the sale takes it. */
export interface Tempat {
  readonly status: string
  readonly kode_gudang: string
  readonly kode_baki: string
}

/** One note of the visit, as its effects need it. Frozen: written at OPEN, read again at VALID. */
export interface NotaEfek {
  readonly id: string
  readonly baris: readonly {
    readonly kode_barcode: string
    readonly kode_gudang: string
    readonly kadar: number
    readonly berat: number
    readonly murni: number
    readonly harga_pokok: number
    readonly harga_jual: number
    readonly ongkos: number
    readonly diskon: number
    readonly pajak: number
    readonly pajak_termasuk: number
  }[]
}

/** Who takes the money, and into which drawer. */
export interface Kasir {
  readonly user_id: string
  readonly laci: string
}

/** The pieces of a note go from where they are to a state; a sold piece lies nowhere. */
export function gerakNota(
  id: string, barcodes: readonly string[], places: ReadonlyMap<string, Tempat>, keStatus: string,
): Gerak[] {
  return barcodes.map((kode_barcode) => {
    const place = places.get(kode_barcode)
    const stays = keStatus !== 'TERJUAL'
    return {
      id_dokumen: id,
      kode_barcode,
      dari_status: place?.status ?? null,
      ke_status: keStatus,
      dari_gudang: place?.kode_gudang ?? null,
      dari_baki: place?.kode_baki ?? null,
      ke_gudang: stays ? (place?.kode_gudang ?? null) : null,
      ke_baki: stays ? (place?.kode_baki ?? null) : null,
    }
  })
}

/** Gold leaves the shop: STOK/{gudang} -> PELANGGAN, per gudang and kadar, gross and fine. */
export function gramNota(nota: NotaEfek): Gram[] {
  const sums = new Map<string, Gram>()
  const add = (akun: string, kadar: number, kotor: number, murni: number): void => {
    const key = `${akun}|${kadar}`
    const row = sums.get(key) ?? { id_dokumen: nota.id, akun, kadar, kotor: 0, murni: 0 }
    sums.set(key, { ...row, kotor: row.kotor + kotor, murni: row.murni + murni })
  }
  for (const line of nota.baris) {
    add(`STOK/${line.kode_gudang}`, line.kadar, -line.berat, -line.murni)
    add('PELANGGAN', line.kadar, line.berat, line.murni)
  }
  return [...sums.values()].filter((row) => row.kotor !== 0 || row.murni !== 0)
}

/** Money comes in as the payments say. A card's or transfer's fee is charged on top (DOMAIN 3). */
export const kasGroup = (idGroup: string, payments: readonly Lunas[], kasir: Kasir): Kas[] =>
  payments
    .filter((payment) => payment.jumlah > 0)
    .map((payment) => ({
      id_dokumen: idGroup,
      id_group: idGroup,
      kategori: 'PENJUALAN',
      jenis: payment.jenis,
      no_rekening: payment.no_rekening,
      user_id: kasir.user_id,
      laci: payment.jenis === 'CASH' ? kasir.laci : null,
      jumlah_in: payment.jumlah,
      jumlah_out: 0,
      fee: payment.fee,
      no_ref: payment.no_ref,
      keterangan: null,
    }))

/** The money side of the journal: what came in, by way of payment, and the fee that was earned. */
export const jurnalBayar = (idGroup: string, payments: readonly Lunas[], peta: PetaAkun): BarisJurnal[] =>
  jurnalDari(
    idGroup,
    payments.flatMap((payment) => [[payment.jenis, payment.jumlah + payment.fee], ['FEE', -payment.fee]] as const),
    peta,
  )

/** The goods side: revenue, labour, discount, tax, and the cost of what left. */
export const jurnalNota = (nota: NotaEfek, peta: PetaAkun): BarisJurnal[] =>
  jurnalDari(
    nota.id,
    nota.baris.flatMap((line) => [
      ['PENJUALAN', -(line.harga_jual - line.pajak_termasuk)],
      ['ONGKOS', -line.ongkos],
      ['DISKON', line.diskon],
      ['PAJAK', -(line.pajak + line.pajak_termasuk)],
      ['HPP', line.harga_pokok],
      ['PERSEDIAAN', -line.harga_pokok],
    ] as const),
    peta,
  )

/** The frozen facts of a priced line that effects need. */
export const efekDari = (line: BarisJual, kodeGudang: string): NotaEfek['baris'][number] => ({
  kode_barcode: line.barang.kode_barcode,
  kode_gudang: kodeGudang,
  kadar: line.barang.kadar,
  berat: line.barang.berat,
  murni: line.barang.murni,
  harga_pokok: line.barang.harga_pokok,
  harga_jual: line.harga_jual,
  ongkos: line.ongkos,
  diskon: line.diskon,
  pajak: line.pajak,
  pajak_termasuk: line.pajak_termasuk,
})
