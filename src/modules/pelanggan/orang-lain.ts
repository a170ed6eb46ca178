import { nomorHp } from '#kernel/nomor'

/** What tells people apart: in a form it may be half typed. */
interface Disebut {
  readonly nama_customer?: unknown
  readonly no_hp?: unknown
}

const kata = (given: unknown): string => (typeof given === 'string' ? given.trim() : '')

/** Whether these are two people: their numbers differ; where neither has one, their names. */
export function orangLain(dulu: Disebut, kini: Disebut): boolean {
  const [lama, baru] = [nomorHp(kata(dulu.no_hp)), nomorHp(kata(kini.no_hp))]
  if (lama !== '' || baru !== '') return lama !== baru
  return kata(dulu.nama_customer).toLowerCase() !== kata(kini.nama_customer).toLowerCase()
}

/** What was shown or told of one person and is nobody else's (docs/adr/0158). */
export const milikOrang = {
  jenis_identitas: null,
  no_identitas: null,
  foto_identitas: null,
  npwp: null,
  pembeli_pajak: null,
} as const
