import { Refusal } from '#kernel/refusal'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, type Handler } from '#server/serve'
import { labelKata } from '#modules/label/kertas-label'
import { muatJanji, type Menepati } from './janji.server.ts'
import type { LabelCall } from './label-janji.ts'

/**
 * Answers the call of the labels of a kind of promise.
 * @param kata of each piece what it is called, and what stands below it: its weight, its day
 */
export const serveLabelJanji = <I>(
  call: LabelCall,
  jenis: Pick<Menepati<I>, 'isi' | 'kwitansi'>,
  kata: (isi: I) => readonly { readonly nama: string; readonly bawah: string }[],
): Handler =>
  handle(call, async (ctx, { body }) => {
    const found = await muatJanji(ctx, jenis, { nomor: body.nomor })
    if (found.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    const labels = found.flatMap(({ isi, nomor }) =>
      kata(isi).flatMap((satu) => labelKata({ kode: nomor, besar: nomor, ...satu })),
    )
    return fileReply({ type: 'application/pdf', name: 'label.pdf', body: await renderNota(labels) })
  })
