import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { anything, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kirimanAntar } from '#modules/antar-toko/antar-toko.rules'
import { checkBaki } from '#modules/stok/baki.rules'
import { faktaBarang, type FaktaBarang } from '#modules/stok/barang.rules'
import { statusBarang } from '#modules/stok/barang'
import { perBaris } from '#modules/stok/baris-barang.rules'
import { barangTercatat, bedaFakta, type BarangKini } from '#modules/stok/koreksi-barang.rules'
import { timbangUlang, type TimbangUlang } from '#modules/stok/timbang-ulang.rules'
import { bacaan, bakiTermuat, bedaBerat, faktaTimbang, terbaca } from './kirim-barang.rules.ts'

/** A piece as the other shop sent it. */
const bekal = row({ kode_barcode: text, barang: faktaBarang, riwayat: anything })

/** A parcel that another shop sent here (muat_terima_barang). */
export const datang = row({
  ...kirimanAntar,
  akun: petaAkun,
  baki: bakiTermuat,
  ada: list(barangTercatat), // pieces that this shop has, or had, under these barcodes
  // What it can name: codes of its masters.
  ...{ group: list(text), jenis: list(text), kategori: list(text), bandrol: list(text) },
  ...{ kondisi: list(text), supplier: list(text) },
  isi: row({
    ...{ no_segel: text, baris: list(bekal), diterima: list(text), dilepas: list(text) },
    ...{ pcs_terima: whole, berat_terima: whole, berat_sampai: whole, nilai_sampai: whole },
    ...{ pcs_kurang: whole, asing: maybe(text), ditimbang: list(terbaca) },
  }),
})
export type Datang = ShapeOf<typeof datang>
type Bekal = ShapeOf<typeof bekal>

/** A piece that came: as it was sent, on the scale, and as this shop keeps it. */
export interface Diterima extends TimbangUlang {
  readonly kini: FaktaBarang & { readonly kode_barcode: string }
  readonly fakta: FaktaBarang
  readonly lama: BarangKini | undefined // it was here before
  readonly sebelum: Partial<FaktaBarang>
  readonly sesudah: Partial<FaktaBarang>
}

/** What was neither received nor let go. */
export const menungguDari = ({ isi }: Pick<Datang, 'isi'>): Bekal[] =>
  isi.baris.filter(
    ({ kode_barcode }) =>
      !isi.diterima.includes(kode_barcode) && !isi.dilepas.includes(kode_barcode),
  )

/** Its facts in this shop: a code that only the other shop has is left out, or refused. */
function faktaSini({ barang, kode_barcode }: Bekal, sini: Datang, at: string): FaktaBarang {
  for (const [nama, kode, ada] of [
    ['Group', barang.kode_group, sini.group],
    ['Jenis', barang.kode_dept, sini.jenis],
    ['Kategori', barang.kode_kategori, sini.kategori],
  ] as const)
    if (!ada.includes(kode))
      throw refusedField(
        `${at}kode_barcode`,
        '{{nama}} {{kode}} Dari Barang {{kode_barcode}} Belum Ada Di Toko Ini',
        { nama, kode, kode_barcode },
      )
  const adaDi = (kode: string | null, ada: readonly string[]): string | null =>
    kode !== null && ada.includes(kode) ? kode : null
  return {
    ...barang,
    kode_bandrol: adaDi(barang.kode_bandrol, sini.bandrol),
    kode_kondisi: adaDi(barang.kode_kondisi, sini.kondisi),
    supplier: adaDi(barang.supplier, sini.supplier),
  }
}

/** The piece was here and left for another shop, or it never was here. @throws Refusal */
function lamaDari(kode_barcode: string, { ada }: Datang, at: string): BarangKini | undefined {
  const lama = ada.find((one) => one.kode_barcode === kode_barcode)
  if (lama && lama.status !== 'TERKIRIM')
    throw refusedField(
      `${at}kode_barcode`,
      'Barcode {{kode_barcode}} Sudah Ada Di Toko Ini, Status {{status}}',
      { kode_barcode, status: statusBarang[lama.status] },
    )
  return lama
}

function satu(one: Bekal, timbang: number, kini: Datang, toleransi: number, at: string): Diterima {
  const { barang, kode_barcode } = one
  const hasil = timbangUlang(barang, timbang, toleransi, `${at}timbang`)
  const { berat, murni, rugi } = hasil
  const fakta = { ...faktaSini(one, kini, at), berat, murni }
  const sini = { ...fakta, harga_pokok: fakta.harga_pokok - rugi }
  const lama = lamaDari(kode_barcode, kini, at)
  const beda = lama ? bedaFakta(lama, sini) : { sebelum: {}, sesudah: {} }
  return { ...hasil, ...beda, kini: { ...barang, kode_barcode }, fakta: sini, lama }
}

interface Masuk {
  readonly kode_gudang: string
  readonly kode_baki: string
  readonly segel_terima: string
  readonly sisa: 'LEPAS' | 'MENYUSUL'
  readonly baris: readonly { readonly kode_barcode: string; readonly timbang: number }[]
}

/**
 * What is in a parcel: what came of it, what did not, what nobody sent.
 * @throws Refusal at the line, or at the tray
 */
export function terimaDari(masuk: Masuk, kini: Datang, toleransi: number) {
  checkBaki(masuk, new Map(kini.baki))
  const menunggu = menungguDari(kini)
  const dikirim = new Set(kini.isi.baris.map(({ kode_barcode }) => kode_barcode))
  const asing = masuk.baris.filter(({ kode_barcode }) => !dikirim.has(kode_barcode))
  const milik = masuk.baris.filter(({ kode_barcode }) => dikirim.has(kode_barcode))
  const terima = perBaris(milik, menunggu, ({ timbang }, one, at) =>
    satu(one, timbang, kini, toleransi, at),
  )
  const tiba = new Set(terima.map((one) => one.kini.kode_barcode))
  const kurang = menunggu.filter(({ kode_barcode }) => !tiba.has(kode_barcode))
  const habis = kurang.length === 0 || masuk.sisa === 'LEPAS'
  return {
    ...{ terima, asing, ke: habis ? ('DONE' as const) : ('SEBAGIAN' as const) },
    kurang: habis ? kurang : [],
    segel_beda: masuk.segel_terima !== kini.isi.no_segel,
  }
}
export type HasilTerima = ReturnType<typeof terimaDari>

/** Everything that differs from what was sent, as an approver reads it. */
export function selisihTerima(hasil: HasilTerima, masuk: Masuk, { isi }: Datang) {
  return [
    ...(hasil.segel_beda
      ? [{ nama: 'Segel', sebelum: isi.no_segel, sesudah: masuk.segel_terima }]
      : []),
    ...bedaBerat(hasil.terima),
    ...hasil.kurang.map(({ barang, kode_barcode }) => ({
      nama: `${kode_barcode} ${barang.nama_barang}`,
      sebelum: `${formatBerat(barang.berat + barang.berat_atribut)} gr`,
      sesudah: 'Tidak Ada',
    })),
    ...hasil.asing.map(({ kode_barcode, timbang }) => ({
      nama: kode_barcode,
      sebelum: '-',
      sesudah: `${formatBerat(timbang)} gr, Tak Terduga`,
    })),
  ]
}

/** What is frozen of a receipt, on top of what was received of the parcel before. */
export function faktaTerima({ asing, kurang, terima }: HasilTerima, { isi }: Datang) {
  const berat_terima = isi.berat_terima + terima.reduce((sum, { berat }) => sum + berat, 0)
  const berat_sampai = isi.berat_sampai + terima.reduce((sum, { kini }) => sum + kini.berat, 0)
  const kode = (rows: readonly { readonly kode_barcode: string }[]): string[] =>
    rows.map(({ kode_barcode }) => kode_barcode)
  const semuaAsing = [...(isi.asing ? [isi.asing] : []), ...kode(asing)].join(', ')
  return {
    ...{ berat_terima, berat_sampai, selisih: berat_terima - berat_sampai },
    diterima: [...isi.diterima, ...terima.map(({ kini }) => kini.kode_barcode)],
    dilepas: [...isi.dilepas, ...kode(kurang)],
    pcs_terima: isi.pcs_terima + terima.length,
    ...faktaTimbang(isi.ditimbang, terima.map(bacaan)),
    pcs_kurang: isi.pcs_kurang + kurang.length,
    nilai_sampai: isi.nilai_sampai + terima.reduce((sum, { kini }) => sum + kini.harga_pokok, 0),
    ...(semuaAsing === '' ? {} : { asing: semuaAsing }),
  }
}
