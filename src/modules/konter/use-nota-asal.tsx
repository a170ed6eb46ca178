import { useRef, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { cariNota, type notaDicari } from '#modules/pembelian/pembelian.calls'
import { call } from '#web/call'
import { CallError } from '#web/request'

/** A note of ours, with what of it may come back. */
export type NotaAsal = NonNullable<NonNullable<(typeof cariNota)['types']>['a']>[number]
export type NotaDicari = RowOf<typeof notaDicari>

export const dicariKosong: NotaDicari = {
  kunci: null,
  nama_customer: null,
  no_hp: null,
  tgl_from: null,
  tgl_to: null,
  berat: null,
}

/** Asks for notes: the last question wins; a refusal is told where it was asked. */
export function useNotaAsal() {
  const [mencari, setMencari] = useState(false)
  const turn = useRef(0)
  const cari = async (
    dicari: NotaDicari,
  ): Promise<readonly NotaAsal[] | { readonly kalimat: string } | undefined> => {
    turn.current += 1
    const mine = turn.current
    setMencari(true)
    try {
      const { data } = await call(cariNota, { body: dicari })
      return mine === turn.current ? data : undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return mine === turn.current ? { kalimat: error.message } : undefined
    } finally {
      if (mine === turn.current) setMencari(false)
    }
  }
  return { cari, mencari }
}
