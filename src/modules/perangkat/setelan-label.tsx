import { keep, kept } from '#web/storage'

/** The printer of a desk stays what it was: how large its labels are, and which way they leave. */
export type SetelanLabel = {
  readonly ukuran: string
  readonly kode: string
  readonly format: string
  readonly lewat: string
}

const ingat = 'label'

export function setelanLabel(): Partial<SetelanLabel> {
  const [ukuran, kode, format, lewat] = (kept(ingat) ?? '').split(' ')
  return ukuran && kode && format && lewat ? { ukuran, kode, format, lewat } : {}
}

export const keepSetelanLabel = ({ format, kode, lewat, ukuran }: SetelanLabel): void =>
  keep(ingat, [ukuran, kode, format, lewat].join(' '))
