import { formatBerat } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { list, pair, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kirimanAntar } from '#modules/antar-toko/antar-toko.rules'
import { checkBaki } from '#modules/stok/baki.rules'
import { faktaBarang } from '#modules/stok/barang.rules'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import { barangTercatat, type BarangKini } from '#modules/stok/koreksi-barang.rules'
import { timbangUlang, type TimbangUlang } from '#modules/stok/timbang-ulang.rules'

/** The trays of a shop, as they are loaded. */
export const bakiTermuat = list(pair(text, row({ kode_gudang: text, status_baki: text })))

/** A piece as it was sent and as the scale read it where it came, with what hangs on it. mg */
export const terbaca = row({ kode_barcode: text, kirim: whole, terima: whole })
export type Terbaca = ShapeOf<typeof terbaca>

/** What the scale said of a piece that arrived, or is back. */
export const bacaan = ({
  berat_label: kirim,
  kini: { kode_barcode },
  selisih,
}: TimbangUlang & { readonly kini: { readonly kode_barcode: string } }): Terbaca => ({
  ...{ kode_barcode, kirim, terima: kirim + selisih },
})

/** What scales found of a parcel: every reading, also those within the tolerance. mg */
export const faktaTimbang = (dulu: readonly Terbaca[], baru: readonly Terbaca[]) => {
  const ditimbang = [...dulu, ...baru]
  return {
    ditimbang,
    selisih_timbang: ditimbang.reduce((sum, { kirim, terima }) => sum + terima - kirim, 0),
  }
}

/** A parcel of this shop, with its pieces that are still on the way (muat_kirim_barang). */
export const paket = row({
  ...kirimanAntar,
  akun: petaAkun,
  baki: bakiTermuat,
  di_jalan: list(barangTercatat),
  // What was told of it since, each piece by its barcode; weights in mg.
  isi: row({
    ...{ dilepas: list(text), pcs_terima: whole, berat_terima: whole, berat_sampai: whole },
    ...{ nilai_sampai: whole, pcs_kembali: whole, pcs_hilang: whole, ditimbang: list(terbaca) },
    susut_kembali: whole, // of what came back, as it was booked
  }),
})
export type Paket = ShapeOf<typeof paket>

interface BarisTimbang {
  readonly kode_barcode: string
  readonly timbang: number
}

/** A piece lies free in its tray. @throws Refusal at its line */
export const dikemasDari = (
  lines: readonly { readonly kode_barcode: string }[],
  pieces: readonly BarangKini[],
): BarangKini[] =>
  perBaris(lines, pieces, (_, piece, at) => {
    if (piece.status === 'ADA') return piece
    throw refusedField(
      `${at}kode_barcode`,
      'Barang {{kode_barcode}} Tidak Dapat Dikirim, Status {{status}}',
      { kode_barcode: piece.kode_barcode, status: statusBarang[piece.status] },
    )
  })

/** The facts of a piece, and nothing of where it is: those go with it. */
export const faktaSaja = (piece: BarangKini): object =>
  Object.fromEntries(
    Object.entries(piece).filter(([name]) => Object.hasOwn(faktaBarang.shapes, name)),
  )

/** Sums of pieces. Weights in mg, cost in rupiah. */
export const jumlahDari = (
  pieces: readonly { readonly berat: number; readonly harga_pokok: number }[],
) => ({
  pcs: pieces.length,
  berat: pieces.reduce((sum, piece) => sum + piece.berat, 0),
  nilai: pieces.reduce((sum, piece) => sum + piece.harga_pokok, 0),
})

/** What the other shop told of a parcel. */
export interface Kabar {
  readonly terima: readonly {
    readonly kode_barcode: string
    readonly berat: number
    readonly timbang?: number | null // nothing: a shop of before does not say it
  }[]
  readonly lepas: readonly string[]
}

/** Where a parcel stands with these left: all there, let go by the other shop, or waiting. */
const keadaan = (
  sisa: readonly { readonly kode_barcode: string }[],
  dilepas: readonly string[],
) => {
  if (sisa.length === 0) return 'DONE' as const
  const lepas = sisa.every(({ kode_barcode }) => dilepas.includes(kode_barcode))
  return lepas ? ('SISA' as const) : ('SEBAGIAN' as const)
}

/** Pieces that the other shop has, and what of the parcel is let go. */
export function sampaiDari({ di_jalan, isi }: Paket, { lepas, terima }: Kabar) {
  const tiba = new Map(terima.map((one) => [one.kode_barcode, one.timbang]))
  const sampai = di_jalan.filter(({ kode_barcode }) => tiba.has(kode_barcode))
  const sisa = di_jalan.filter(({ kode_barcode }) => !tiba.has(kode_barcode))
  const dilepas = [...new Set([...isi.dilepas, ...lepas])]
  const dikirim = jumlahDari(sampai)
  const dibaca = sampai.flatMap(({ berat, berat_atribut, kode_barcode }) => {
    const timbang = tiba.get(kode_barcode)
    return timbang ? [{ kode_barcode, kirim: berat + berat_atribut, terima: timbang }] : []
  })
  const berat_terima = isi.berat_terima + terima.reduce((sum, { berat }) => sum + berat, 0)
  const berat_sampai = isi.berat_sampai + dikirim.berat
  return {
    sampai,
    ke: keadaan(sisa, dilepas),
    fakta: {
      ...{ dilepas, berat_terima, berat_sampai, selisih: berat_terima - berat_sampai },
      pcs_terima: isi.pcs_terima + dikirim.pcs,
      nilai_sampai: isi.nilai_sampai + dikirim.nilai,
      ...faktaTimbang(isi.ditimbang, dibaca),
    },
  }
}

/** What was let go of a parcel and is not back. */
export const sisaDari = ({ di_jalan, isi }: Pick<Paket, 'di_jalan' | 'isi'>): BarangKini[] =>
  di_jalan.filter(({ kode_barcode }) => isi.dilepas.includes(kode_barcode))

/** A piece on the scale where it arrives. */
export interface Ditimbang extends TimbangUlang {
  readonly kini: BarangKini
}

/**
 * Pieces of a parcel that are back, each weighed.
 * @throws Refusal at the line, or at the tray
 */
export function kembaliDari(
  masuk: {
    readonly kode_gudang: string
    readonly kode_baki: string
    readonly baris: readonly BarisTimbang[]
  },
  kini: Paket,
  toleransi: number,
) {
  checkBaki(masuk, new Map(kini.baki))
  const kembali = perBaris(masuk.baris, sisaDari(kini), ({ timbang }, piece, at): Ditimbang => ({
    ...timbangUlang(piece, timbang, toleransi, `${at}timbang`),
    kini: piece,
  }))
  const pulang = new Set(kembali.map((one) => one.kini.kode_barcode))
  const sisa = kini.di_jalan.filter(({ kode_barcode }) => !pulang.has(kode_barcode))
  return { kembali, ke: keadaan(sisa, kini.isi.dilepas) }
}

/** What is frozen of pieces that are back, on top of what was told of the parcel before. */
export const faktaKembali = (pulang: readonly Ditimbang[], { isi }: Pick<Paket, 'isi'>) => ({
  pcs_kembali: isi.pcs_kembali + pulang.length,
  susut_kembali: pulang.reduce(
    (sum, { berat, kini }) => sum + kini.berat - berat,
    isi.susut_kembali,
  ),
  ...faktaTimbang(isi.ditimbang, pulang.map(bacaan)),
})

/** What neither arrived nor came back is lost. @throws Refusal where nothing of it is left */
export function hilangDari(kini: Paket) {
  const hilang = sisaDari(kini)
  if (hilang.length === 0) throw new Refusal('Tidak Ada Sisa Yang Dilepas')
  return {
    hilang,
    ke: hilang.length === kini.di_jalan.length ? ('DONE' as const) : ('SEBAGIAN' as const),
  }
}

const gr = (mg: number): string => `${formatBerat(mg)} gr`

/** What an approver reads of pieces that weigh something else than their labels. */
export const bedaBerat = (
  pieces: readonly (TimbangUlang & {
    readonly kini: { readonly kode_barcode: string; readonly nama_barang: string }
  })[],
) =>
  pieces
    .filter(({ lewat }) => lewat)
    .map(({ berat_label, kini, selisih }) => ({
      nama: `${kini.kode_barcode} ${kini.nama_barang}`,
      sebelum: gr(berat_label),
      sesudah: gr(berat_label + selisih),
    }))

/** Differences that somebody agrees to, told why. @throws Refusal at `field` without a reason */
export function perluSelisih(
  beda: readonly { readonly nama: string; readonly sebelum: string; readonly sesudah: string }[],
  alasan: string | null,
  field: string,
) {
  if (beda.length === 0) return []
  if (!alasan)
    throw refusedField(field, 'Ada {{jumlah}} Selisih, {{field}} Harus Diisi', {
      jumlah: beda.length,
      field: 'Alasan Selisih',
    })
  return [
    {
      kategori: 'SELISIH_TERIMA_BARANG' as const,
      sebelum: Object.fromEntries(beda.map(({ nama, sebelum }) => [nama, sebelum])),
      sesudah: Object.fromEntries(beda.map(({ nama, sesudah }) => [nama, sesudah])),
      keterangan: alasan,
    },
  ]
}
