import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { beratMurni, pokokHilang, type FaktaBarang } from '#modules/stok/barang.rules'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import type { barisHancur } from './hancur.ts'

export type BarisHancur = RowOf<typeof barisHancur>

/** A piece and what becomes of it. Weights in mg, rugi in rupiah. */
export interface Hasil {
  readonly kini: BarangKini
  readonly cara: BarisHancur['cara']
  readonly berat: number
  readonly murni: number
  /** The part of its cost that is lost with the gold. A piece that stays costs that much less. */
  readonly rugi: number
  readonly sebelum: Partial<FaktaBarang>
  readonly sesudah: Partial<FaktaBarang>
}

/** The piece lies free in its tray. */
function bebas(piece: BarangKini, field: string): BarangKini {
  if (piece.status !== 'ADA')
    throw refusedField(field, 'Barang {{kode_barcode}} Tidak Dapat Dihancur, Status {{status}}', {
      kode_barcode: piece.kode_barcode,
      status: statusBarang[piece.status],
    })
  return piece
}

/** Which facts of a piece that stays are other than before. */
function perubahan(kini: BarangKini, baru: Partial<FaktaBarang>) {
  const changed = Object.entries(baru).filter(([name, value]) =>
    Object.entries(kini).some(([key, was]) => key === name && was !== value),
  )
  const keys = new Set(changed.map(([name]) => name))
  return {
    sebelum: Object.fromEntries(Object.entries(kini).filter(([name]) => keys.has(name))),
    sesudah: Object.fromEntries(changed),
  }
}

function satu(line: BarisHancur, kini: BarangKini, at: string): Hasil {
  const { berat_hasil, cara, nama_baru } = line
  if (berat_hasil > kini.berat)
    throw refusedField(`${at}berat_hasil`, 'Berat Hasil Tidak Boleh Melebihi {{berat}} gr', {
      berat: formatBerat(kini.berat),
    })
  const sama = berat_hasil === kini.berat
  const murni = sama ? kini.murni : Math.min(beratMurni(berat_hasil, kini.kadar_eod), kini.murni)
  if (cara === 'PECAH')
    return {
      kini,
      cara,
      berat: berat_hasil,
      murni,
      rugi: mulDiv(kini.harga_pokok, kini.berat - berat_hasil, kini.berat),
      sebelum: {},
      sesudah: {},
    }
  if (cara === 'SUSUT' && sama)
    throw refusedField(`${at}berat_hasil`, 'Berat Hasil Sama Dengan Berat Barang')
  if (cara === 'UBAH' && (nama_baru === null || nama_baru.length < 6))
    throw refusedField(`${at}nama_baru`, 'Nama Barang harus lebih dari 5 karakter')
  const nama_barang = cara === 'UBAH' && nama_baru !== null ? nama_baru : kini.nama_barang
  const rugi = pokokHilang(kini, berat_hasil)
  const harga_pokok = kini.harga_pokok - rugi
  return {
    kini,
    cara,
    berat: berat_hasil,
    murni,
    rugi,
    ...perubahan(kini, { berat: berat_hasil, murni, nama_barang, harga_pokok }),
  }
}

/**
 * What becomes of pieces that are destroyed or changed: never more gold than there was.
 * @throws Refusal at the line
 */
export function hancurDari(lines: readonly BarisHancur[], pieces: readonly BarangKini[]): Hasil[] {
  return perBaris(lines, pieces, (line, piece, at) =>
    satu(line, bebas(piece, `${at}kode_barcode`), at),
  )
}
