import { layoutNota, layoutSlip, type NotaDesign, type NotaPage } from '#kernel/nota'
import { asalElemen, denganBayar } from '#modules/nota/kertas/bayar'
import { denganParaf } from '#modules/nota/kertas/slip'
import { denganMeterai } from '#modules/nota/kertas/susun'
import { bayarContoh, isiContoh, type ContohIsi } from './contoh.ts'
import { jenisDari } from './daftar.ts'
import type { KodeKertas, UkuranRancang } from './kertas.ts'

/** What a designer asks to see. */
interface Minta {
  readonly kertas: KodeKertas
  readonly ukuran: UkuranRancang
  readonly contoh: ContohIsi
  readonly desain: NotaDesign
  /** The shop's pictures, '' for none. */
  readonly latar: string
  readonly logo: string
}

/** A slip that is older than the places to sign has them on paper: here, too. */
export function berparaf<T extends NotaDesign>(
  kertas: KodeKertas,
  ukuran: UkuranRancang,
  desain: T,
): T {
  const jenis = jenisDari(kertas)
  return jenis && ukuran === 'SLIP' ? denganParaf(desain, jenis) : desain
}

/**
 * A design filled with an example, on its pages, as `susunNota` fills it with a document. Each
 * element is named by its place in the design, as this may name two of them alike; what printing
 * adds to the design has no number.
 */
export function halamanContoh({ contoh, desain, kertas, latar, logo, ukuran }: Minta): NotaPage[] {
  const slip = ukuran === 'SLIP'
  const terbayar = denganBayar(desain, bayarContoh(contoh), slip)
  const asal = asalElemen(desain, terbayar)
  const elements = terbayar.elements.map((one, at) => ({ ...one, name: String(asal[at]) }))
  const lengkap = berparaf(kertas, ukuran, { ...terbayar, elements, latar })
  const { baris, isian } = isiContoh(lengkap, contoh)
  const content = { baris, isian: { ...isian, logo } }
  const template = denganMeterai(lengkap, content.isian, slip)
  return slip ? [layoutSlip(template, content)] : layoutNota(template, content)
}
