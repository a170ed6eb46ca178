import { useState } from 'react'
import { topicsOf } from '#kernel/document'
import { formatBerat, formatRupiah } from '#kernel/figures'
import type { CallOptions } from '#web/call'
import type { Form } from '#web/form/use-form'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { pindahBarang } from './pindah-barang.ts'

interface Pindahan {
  readonly nomor: string
  readonly pcs: number
  readonly berat: number
}

type Send = (options: CallOptions) => Promise<Answer<Pindahan>>

/** What went where, in a sentence. */
export function useTerpindah(): (saved: Pindahan, kode_baki: string) => string {
  const t = useWords()
  return ({ berat, nomor, pcs }, kode_baki) =>
    t('{{nomor}}: {{pcs}} barang, {{berat}} gr ke baki {{kode_baki}}', {
      ...{ nomor, kode_baki },
      ...{ pcs: formatRupiah(pcs), berat: formatBerat(berat) },
    })
}

/** Sends a move, asks for an approval where one is wanted, and says what went where. */
export function useKirimPindah(form: Pick<Form, 'refuse'>, onTersimpan: () => void) {
  const terpindah = useTerpindah()
  const [tersimpan, setTersimpan] = useState<string>()
  const { dialog, kirim, sibuk } = usePost({ form, segarkan: topicsOf(pindahBarang), onTersimpan })
  const kirimKe = (kode_baki: string, send: Send): void =>
    kirim(async (options) => {
      const saved = await send(options)
      setTersimpan(terpindah(saved.data, kode_baki))
      return saved
    })
  return { dialog, kirimKe, sibuk, tersimpan }
}
