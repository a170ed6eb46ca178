import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { usePaused } from '#web/late'
import { saveFile } from '#web/page/download'
import type { Received } from '#web/request'
import { cariKantong, labelKantong, type barisKantong } from './kantong.calls.ts'
import type { Untuk } from './kantong.ts'

export type BarisKantong = RowOf<typeof barisKantong>

/** The bags for this use, narrowed by a word; they follow what others do. */
export function useKantong(untuk: Untuk) {
  const [q, setQ] = useState('')
  const paused = usePaused(q.trim(), 200)
  const found = useQuery({
    queryKey: ['kantong', untuk, paused],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(cariKantong, { body: { tempat: null, untuk, q: paused || null } }, { signal }))
        .data,
  })
  return { q, setQ, ...found }
}

/** A bag by the code of its label, where it can be used. */
export async function cariKode(kode: string, untuk: Untuk) {
  const { data } = await call(cariKantong, { body: { tempat: null, untuk, q: kode } })
  return data.find((bag) => bag.kode_kantong === kode)
}

/** A paper of its own size leaves as a file: it goes to another printer than the notas. */
export async function simpanKertas(ambil: () => Promise<Received>): Promise<void> {
  try {
    saveFile(await ambil())
  } catch (error) {
    failure(error)
  }
}

export const ambilLabel = (kode_kantong: string[]): Promise<void> =>
  simpanKertas(() => callFile(labelKantong, { body: { kode_kantong } }))
