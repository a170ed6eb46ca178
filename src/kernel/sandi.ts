import { refusedField, type Refusal } from './refusal.ts'
import { sandiUmum } from './sandi-umum.ts'

/** The rules for a password. The user sees each of them while he types. */
export interface SyaratSandi {
  readonly panjang: boolean //    long enough
  readonly bukanUser: boolean //  not the user's own name
  readonly bukanUmum: boolean //  not what everybody tries first
}

/** A shorter name is part of many good passwords. */
const namaTerpendek = 4

/** @param panjang fewest letters (parameter SANDI_PANJANG) */
export function syaratSandi(sandi: string, userId: string, panjang: number): SyaratSandi {
  const [text, nama] = [sandi.toLowerCase(), userId.trim().toLowerCase()]
  const samaUser =
    nama !== '' && (text === nama || (nama.length >= namaTerpendek && text.includes(nama)))
  return {
    panjang: sandi.length >= panjang,
    bukanUser: !samaUser,
    bukanUmum: !sandiUmum(sandi),
  }
}

/** The sentence at the field of a password that will not do. */
export function tolakSandi(
  field: string,
  { bukanUmum, bukanUser, panjang }: SyaratSandi,
  paling: number,
): Refusal | undefined {
  if (!panjang) return refusedField(field, 'Password Paling Sedikit {{min}} Huruf', { min: paling })
  if (!bukanUser) return refusedField(field, 'Password Tidak Boleh Memuat User ID')
  if (!bukanUmum) return refusedField(field, 'Password Ini Terlalu Umum')
  return undefined
}
