import type { RowOf } from '#kernel/field'
import { jurnalDari, type BarisJurnal, type PetaAkun } from '#modules/akuntansi/jurnal.rules'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { jumlahUang } from '#modules/pembayaran/uang.effects'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'
import type { titipanUang } from './buku.ts'
import type { BarangTitip, Pembatalan } from './titipan.rules.ts'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'

export type BarisUang = RowOf<typeof titipanUang.entry>

/**
 * The shop's map of ways of payment, as for a sale: TITIPAN is the account that owes the deposits,
 * so that what pays a sale is what was left for it.
 */
export interface PetaTitipan {
  readonly PEMBAYARAN?: PetaAkun
  readonly TITIPAN?: PetaAkun
}

/** The account that owes deposits; '' where the map lacks it, which its journal refuses. */
export const akunTitipan = (peta: PetaTitipan): string => peta.PEMBAYARAN?.['TITIPAN'] ?? ''

/**
 * The piece goes into a state; held by `id` while it is not free. It stays where it lies. One that
 * never lay in a tray waits for one.
 */
export const gerakTitip = (id: string, piece: BarangTitip, ke: 'TITIP' | 'ADA'): Gerak =>
  gerakDari(id, piece, ke === 'ADA' && piece.kode_baki === null ? 'KEMBALI' : ke, piece)

/** The shop owes less by these. */
const berkurang: ReadonlySet<BarisUang['jenis']> = new Set([
  'PAKAI',
  'BATAL',
  'HANGUS',
  'BATAL_TAMBAH',
])

/** A row of the book of deposits; what the shop owes less is below zero. */
export const barisUang = (
  jenis: BarisUang['jenis'],
  {
    jumlah,
    ...di
  }: Pick<BarisUang, 'id_dokumen' | 'id_titipan' | 'nomor_akun'> & {
    readonly id_group?: string
    readonly jumlah: number // above zero
  },
): BarisUang => ({
  ...di,
  id_group: di.id_group ?? null,
  jenis,
  jumlah: berkurang.has(jenis) ? 0 - jumlah : jumlah,
})

/** Money against the liability; the fee of a card is earned as with a sale. */
export const jurnalTitip = (
  id: string,
  lunas: readonly Pick<Lunas, 'fee' | 'jenis' | 'jumlah'>[],
  peta: PetaTitipan,
): BarisJurnal[] =>
  jurnalDari(
    id,
    [...jumlahUang(lunas, 1), ...lunas.map(({ jumlah }) => ['TITIPAN', 0 - jumlah] as const)],
    peta.PEMBAYARAN ?? {},
  )

/** The liability goes: into money that went back, and into income what is forfeited. */
export const jurnalBatal = (
  id: string,
  back: readonly Kembalian[],
  { hangus }: Pick<Pembatalan, 'hangus'>,
  peta: PetaTitipan,
): BarisJurnal[] =>
  jurnalDari(
    id,
    [
      ...jumlahUang(back, -1),
      ...back.map(({ jumlah }) => ['TITIPAN', jumlah] as const),
      ['HANGUS', 0 - hangus] as const,
      ['TITIPAN', hangus] as const,
    ],
    { ...peta.PEMBAYARAN, ...peta.TITIPAN },
  )
