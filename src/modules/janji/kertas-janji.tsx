import type { Lazy, PaperProps } from '#web/module'
import { call } from '#web/call'
import type { KertasCalls } from '../nota/kertas.calls.ts'
import type { Kwitansi } from './kwitansi.ts'
import type { LabelCall } from './label-janji.ts'
import type { notaCalls } from './nota-janji.ts'

/** What is printed and sent of a kind of promise. */
interface KertasJanji<R> {
  readonly kertas: KertasCalls
  /** Its payments, each with a receipt of its own. */
  readonly kwitansi: Pick<Kwitansi, 'document' | 'kertas'>
  /** Fetched when it is asked for: it knows the columns of the list. */
  readonly nota: () => Promise<Pick<ReturnType<typeof notaCalls<R>>, 'single'>>
  /** Of the piece or its bag, where it lies with us. */
  readonly label?: LabelCall
}

/**
 * The papers of a kind of promise: its own, the words for the customer's telephone, and the label.
 * @param jenis its document's name
 */
export const kertasJanji = <R extends object>(
  jenis: string,
  { kertas, kwitansi, label, nota }: KertasJanji<R>,
): Record<string, Lazy<PaperProps>> => ({
  [jenis]: async () =>
    (await import('../nota/kertas-dokumen.tsx')).kertasDokumen(jenis, kertas, [jenis]),
  [kwitansi.document.name]: async () =>
    (await import('../nota/kertas-dokumen.tsx')).kertasDokumen(
      kwitansi.document.name,
      kwitansi.kertas,
      ['KWITANSI'],
    ),
  [`${jenis} WA`]: async () => {
    const { single } = await nota()
    return (await import('./wa-janji.tsx')).waJanji((no_faktur) =>
      call(single, { body: { no_faktur } }),
    )
  },
  ...(label && {
    [`${jenis} LABEL`]: async () => (await import('./label-janji.tsx')).labelJanji(label),
  }),
})
