import {
  antara,
  jurnalDari,
  type BarisJurnal,
  type PetaAkun,
} from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from '#modules/stok/barang.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import { akunStok, gramDari, type AlirGram, type BarisGram } from '#modules/stok/gram.rules'
import { bukuKoreksi } from '#modules/stok/koreksi-barang.effects'
import type { BarangKini } from '#modules/stok/koreksi-barang.rules'
import type { Ditimbang } from './kirim-barang.rules.ts'
import type { Diterima } from './terima-barang.rules.ts'

const jalan = 'PERJALANAN'
const akunCabang = (kode: string): string => `CABANG/${kode}`

interface Letak {
  readonly kode_gudang: string
  readonly kode_baki: string
}
type Gold = Pick<BarangKini, 'berat' | 'kadar' | 'murni'>

const emas = ({ berat, kadar, murni }: Gold) => ({ kadar, kotor: berat, murni })

/** Pieces go to a state in which they lie in no tray: the parcel holds them. */
export const gerakLuar = (
  id: string,
  pieces: readonly (BarangKini & { readonly id_pemegang?: string | null })[],
  ke: 'HILANG' | 'PERJALANAN' | 'TERKIRIM',
): Gerak[] => pieces.map((piece) => ({ ...gerakDari(id, piece, ke), versi: piece.versi }))

/** They leave their rooms: they are on the way. */
export const gramKirim = (id: string, pieces: readonly BarangKini[]): BarisGram[] =>
  gramDari(
    id,
    pieces.map((one) => ({ dari: akunStok(one.kode_gudang ?? ''), ke: jalan, ...emas(one) })),
  )
export const jurnalKirim = (
  id: string,
  pieces: readonly BarangKini[],
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    pieces.flatMap((one) => antara('BARANG_JALAN', akunPersediaan(one), one.harga_pokok)),
    peta,
  )

/** The other shop has them, or nobody has: nothing of them is on the way. */
export const gramSelesai = (
  id: string,
  pieces: readonly BarangKini[],
  ke: { readonly cabang: string } | 'HILANG',
): BarisGram[] =>
  gramDari(
    id,
    pieces.map((one) => ({
      ...{ dari: jalan, ke: ke === 'HILANG' ? ke : akunCabang(ke.cabang) },
      ...emas(one),
    })),
  )
export const jurnalSelesai = (
  id: string,
  pieces: readonly BarangKini[],
  ke: 'ANTAR_TOKO' | 'HILANG',
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    pieces.flatMap((one) => antara(ke, 'BARANG_JALAN', one.harga_pokok)),
    peta,
  )

/** Gold as it was sent goes through SUSUT, where the difference to what was weighed stays. */
const masukStok = (
  dari: string,
  kode_gudang: string,
  dikirim: Gold,
  { berat, murni }: { readonly berat: number; readonly murni: number },
): AlirGram[] => [
  { dari, ke: 'SUSUT', ...emas(dikirim) },
  { dari: 'SUSUT', ke: akunStok(kode_gudang), kadar: dikirim.kadar, kotor: berat, murni },
]

/** Pieces that are back lie in a tray again, as heavy as the scale says. */
export const bukuKembali = (
  id: string,
  pieces: readonly Ditimbang[],
  ke: Letak,
  peta: PetaAkun,
): {
  readonly koreksi: ReturnType<typeof bukuKoreksi>
  readonly gerak: Gerak[]
  readonly gram: BarisGram[]
  readonly jurnal: BarisJurnal[]
} => ({
  koreksi: pieces.flatMap(({ berat, kini, lewat, murni, rugi }) => {
    const { berat: b, harga_pokok, murni: m } = kini
    const baru = { berat, murni, harga_pokok: harga_pokok - rugi }
    const lama = { berat: b, murni: m, harga_pokok }
    return lewat ? bukuKoreksi(id, kini, { sebelum: lama, sesudah: baru }) : []
  }),
  gerak: pieces.map(({ berat, kini, murni }) =>
    gerakDari(id, { ...kini, berat, murni }, 'ADA', ke),
  ),
  gram: gramDari(
    id,
    pieces.flatMap((one) => masukStok(jalan, ke.kode_gudang, one.kini, one)),
  ),
  jurnal: jurnalDari(
    id,
    pieces.flatMap(({ kini, rugi }) => [
      ['BARANG_JALAN', 0 - kini.harga_pokok] as const,
      [akunPersediaan(kini), kini.harga_pokok - rugi] as const,
      ['SUSUT', rugi] as const,
    ]),
    peta,
  ),
})

/** A piece comes into being in this shop, or comes back to it, with the facts it was sent with. */
export const gerakTerima = (id: string, pieces: readonly Diterima[], ke: Letak): Gerak[] =>
  pieces.map(({ berat, fakta, kini, lama, murni }) => {
    if (lama) return gerakDari(id, { ...lama, berat, murni }, 'ADA', ke)
    const { berat: _berat, murni: _murni, ...barang } = fakta
    return {
      ...gerakDari(id, { kode_barcode: kini.kode_barcode, status: '', berat, murni }, 'ADA', ke),
      dari_status: null,
      barang,
    }
  })
export const koreksiTerima = (id: string, pieces: readonly Diterima[]) =>
  pieces.flatMap((one) => (one.lama ? bukuKoreksi(id, one.lama, one) : []))
export const gramTerima = (
  id: string,
  pieces: readonly Diterima[],
  asal: string,
  { kode_gudang }: Letak,
): BarisGram[] =>
  gramDari(
    id,
    pieces.flatMap((one) => masukStok(akunCabang(asal), kode_gudang, one.kini, one)),
  )

/** The other shop is owed what it sent; what is lost with gold that is missing is ours. */
export const jurnalTerima = (
  id: string,
  pieces: readonly Diterima[],
  peta: PetaAkun,
): BarisJurnal[] =>
  jurnalDari(
    id,
    pieces.flatMap(({ fakta, kini, rugi }) => [
      [akunPersediaan(fakta), fakta.harga_pokok] as const,
      ['SUSUT', rugi] as const,
      ['ANTAR_TOKO', 0 - kini.harga_pokok] as const,
    ]),
    peta,
  )
