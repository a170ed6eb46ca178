import type { RowOf } from '#kernel/field'
import { maybe, row, text, yesNo, type ShapeOf } from '#kernel/shape'
import type { koreksiMasuk } from './koreksi-penjualan.ts'
import { npwpPembeli } from './pajak/npwp.rules.ts'

/** Who bought, as his row says it. */
export const pembeliTercatat = row({
  ...{ nama_customer: maybe(text), alamat_customer: maybe(text) },
  ...{ no_hp: maybe(text), jenis_pelanggan: maybe(text) },
  ...{ kode_kota: maybe(text), kode_kecamatan: maybe(text), npwp: maybe(text) },
  ...{ jenis_identitas: maybe(text), no_identitas: maybe(text), foto_identitas: maybe(text) },
  pedagang: yesNo, // he trades with gold: his tax asks for a number
})
export type PembeliTercatat = ShapeOf<typeof pembeliTercatat>
type Masuk = RowOf<typeof koreksiMasuk>

const sama = (one: string | null, other: string | null): boolean => (one ?? '') === (other ?? '')

/** Only what was written about him is mended: his name or his telephone number stays. */
const orangSama = (one: Masuk, other: PembeliTercatat): boolean =>
  sama(one.nama_customer?.toLowerCase() ?? null, other.nama_customer?.toLowerCase() ?? null) ||
  (one.no_hp !== null && one.no_hp !== '' && one.no_hp === other.no_hp)

/**
 * Who bought, as the correction has it. What it does not tell stays: the tax number of the note,
 * the card of the same person, the place of the same address (ADR 0384).
 * @throws Refusal where an invoice would lose its number, name or address
 */
export function pembeliBaru(masuk: Masuk, kini: PembeliTercatat) {
  const { alamat_customer, jenis_pelanggan, nama_customer, no_hp, tanpa_npwp } = masuk
  const kartu =
    masuk.no_identitas === null && orangSama(masuk, kini)
      ? kini
      : { ...masuk, foto_identitas: null }
  const tempat = sama(alamat_customer, kini.alamat_customer)
    ? kini
    : { kode_kota: null, kode_kecamatan: null }
  return {
    ...{ nama_customer, alamat_customer, no_hp, jenis_pelanggan },
    ...{ kode_kota: tempat.kode_kota, kode_kecamatan: tempat.kode_kecamatan },
    jenis_identitas: kartu.jenis_identitas,
    no_identitas: kartu.no_identitas,
    foto_identitas: kartu.foto_identitas,
    npwp: npwpPembeli({
      ...{ nama_customer, alamat_customer },
      npwp: masuk.npwp ?? (tanpa_npwp ? null : kini.npwp),
      pembeli_pajak: kini.pedagang ? 'PENGUSAHA' : null,
    }),
  }
}

/** A walk-in without a name is no customer, even if the request gives him a kind. */
export const samaPembeli = (one: ReturnType<typeof pembeliBaru>, other: PembeliTercatat): boolean =>
  sama(one.nama_customer, other.nama_customer) &&
  sama(one.alamat_customer, other.alamat_customer) &&
  sama(one.no_hp, other.no_hp) &&
  sama(one.npwp, other.npwp) &&
  sama(one.no_identitas, other.no_identitas) &&
  (sama(one.jenis_pelanggan ?? 'UMUM', other.jenis_pelanggan ?? 'UMUM') ||
    (!one.nama_customer && !one.no_hp))
