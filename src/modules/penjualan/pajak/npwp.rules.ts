import { refusedField } from '#kernel/refusal'
import { npwp16 } from '#modules/toko/master-toko'
import type { PembeliPajak } from './pembeli.ts'

/**
 * A NIK has the day of birth in it: its seventh to twelfth digit, a woman's day with forty more.
 * One who is no citizen, and whatever is no person, has an NPWP that begins with a zero.
 */
export function nikSah(digits: string): boolean {
  const [wilayah, hari, bulan] = [digits.slice(0, 2), digits.slice(6, 8), digits.slice(8, 10)]
  const tgl = Number(hari) > 40 ? Number(hari) - 40 : Number(hari)
  return Number(wilayah) >= 11 && tgl >= 1 && tgl <= 31 && Number(bulan) >= 1 && Number(bulan) <= 12
}

export const nikKah = (npwp: string): boolean => !npwp.startsWith('0')

/**
 * The tax number of a buyer, sixteen digits; null: he told none.
 * @throws Refusal at its field where it is no number, where he trades with gold and told none, or
 *   where his name or address is missing beside it
 */
export function npwpPembeli({
  alamat_customer,
  nama_customer,
  npwp,
  pembeli_pajak,
}: {
  readonly nama_customer: string | null
  readonly alamat_customer: string | null
  readonly npwp: string | null
  readonly pembeli_pajak: PembeliPajak | null
}): string | null {
  if (npwp === null) {
    if (pembeli_pajak === 'PENGUSAHA' || pembeli_pajak === 'BEBAS')
      throw refusedField('npwp', 'NPWP Pembeli Harus Diisi, Ia Berdagang Emas')
    return null
  }
  const digits = npwp16(npwp)
  if (digits === undefined || (nikKah(digits) && !nikSah(digits)))
    throw refusedField('npwp', 'NPWP Atau NIK Tidak Valid, Isi 15 Atau 16 Angka')
  // An invoice names him (PMK 81/2024 art. 385).
  if (!nama_customer)
    throw refusedField('nama_customer', 'Nama Pembeli Harus Diisi Untuk Faktur Pajak')
  if (!alamat_customer)
    throw refusedField('alamat_customer', 'Alamat Pembeli Harus Diisi Untuk Faktur Pajak')
  return digits
}
