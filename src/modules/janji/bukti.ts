import { choice, image, text } from '#kernel/field'
import { refusedField } from '#kernel/refusal'

/** What a person shows who comes for a piece that lies with us. */
export const buktiAmbil = {
  NOTA: 'Kode QR Nota',
  PIN: 'PIN',
  KARTU: 'Foto Kartu Identitas',
} as const
export type Bukti = keyof typeof buktiAmbil

/**
 * Asks whoever comes for it.
 * @param of the ways that this kind of promise knows
 * @param folder of the photo of his card
 */
export const buktiMasuk = <const O extends Partial<typeof buktiAmbil>>(of: O, folder: string) => ({
  bukti: choice({ label: 'Bukti', of, required: true, initial: 'NOTA' }),
  kode: text({ label: 'Kode QR Atau PIN', max: 80, beside: ['bukti', 'NOTA', 'PIN'] }),
  foto_kartu: image({
    label: 'Foto Kartu Identitas',
    folder,
    pribadi: true,
    beside: ['bukti', 'KARTU'],
  }),
})

/** What the slip's QR says: whoever has it may come for the piece. */
export const kodeNota = (nomor: string, kode_ambil: string): string => `${nomor}.${kode_ambil}`

/** Nothing is opened by a PIN. */
const tanpaPin = { cocok: false, salah: 0 } as const

/** What he showed. */
export interface Ditunjukkan {
  readonly bukti: Bukti
  readonly kode: string | null
  readonly foto_kartu: string | null
}

/**
 * Who comes for the piece shows the slip's code, tells his PIN, or his card is photographed.
 * @param tanpaNota the kind of approval that a card alone needs, and what lies there
 * @param pin whether it was told right, and how often it was guessed wrong
 * @returns what somebody must agree to
 * @throws Refusal at kode or foto_kartu
 */
export function checkBukti<K extends string>(
  {
    isi: { kode_ambil = '' },
    nomor,
  }: { readonly nomor: string; readonly isi: { readonly kode_ambil?: string } },
  { bukti, foto_kartu, kode }: Ditunjukkan,
  { barang, kategori }: { readonly kategori: K; readonly barang: string },
  { cocok, salah }: { readonly cocok: boolean; readonly salah: number } = tanpaPin,
): { kategori: K; sebelum: Record<string, string>; sesudah: Record<string, string> }[] {
  const dikatakan = kode?.trim().toUpperCase() ?? ''
  if (bukti === 'NOTA') {
    if (kode_ambil && [kode_ambil, kodeNota(nomor, kode_ambil)].includes(dikatakan)) return []
    throw refusedField('kode', 'Kode QR Nota Tidak Cocok')
  }
  if (bukti === 'PIN') {
    if (cocok) return []
    throw refusedField('kode', 'PIN Tidak Cocok')
  }
  if (!foto_kartu) throw refusedField('foto_kartu', 'Foto Kartu Identitas Harus Ada')
  const tebakan: Record<string, string> = salah > 0 ? { 'PIN Salah': `${salah} x` } : {}
  return [
    {
      kategori,
      sebelum: { [nomor]: barang },
      sesudah: { [nomor]: buktiAmbil.KARTU, ...tebakan },
    },
  ]
}
