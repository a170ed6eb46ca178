import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#web/call'
import { useLive } from '#web/live'
import type { ApprovalAsked } from '#web/document/approval-asked'
import { statusJauh, tarikJauh } from './jauh.calls.ts'

/** The states of the dialog's questions on the server. */
export interface StatusDiminta {
  /** They were sent to approvers, and somebody may still answer. */
  readonly menunggu: boolean
  /** Who of them was asked; null for all. */
  readonly kepada: string | null
  readonly sisa: number
  readonly sejak: number
  /** Who refused, and why. */
  readonly ditolak: { readonly pemberi: string; readonly alasan: string } | undefined
  /** The figure that would do instead. */
  readonly tawaran: number | null
  readonly habis: boolean
  readonly lihat: () => Promise<unknown>
  readonly tarik: () => void
}

/** The live line says when something happened; this asks should the line be cut. */
const askEvery = 4_000

/**
 * Watches the questions, and says when all were approved. What was sent before the page was loaded
 * anew is found again.
 */
export function useStatus(
  diminta: readonly ApprovalAsked[],
  onApproved: (nomor: readonly string[]) => void,
): StatusDiminta {
  const nomor = diminta.map(({ no_otorisasi }) => no_otorisasi)
  const query = { no_otorisasi: nomor.join(',') }
  const {
    data = [],
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: ['otorisasi-status', query.no_otorisasi],
    queryFn: async ({ signal }) => (await call(statusJauh, { query }, { signal })).data,
    refetchInterval: ({ state }) =>
      (state.data ?? []).some(({ dikirim, status }) => dikirim && status === 'DIMINTA')
        ? askEvery
        : false,
    staleTime: 0,
    gcTime: 0,
  })
  useLive('otorisasi-diputus', () => void refetch())
  const approved = useRef(onApproved)
  useEffect(() => {
    approved.current = onApproved
  })
  const done = data.length === nomor.length && data.every(({ status }) => status === 'DISETUJUI')
  useEffect(() => {
    if (done) approved.current(query.no_otorisasi.split(','))
  }, [done, query.no_otorisasi])
  const open = data.filter(({ dikirim, status }) => dikirim && status === 'DIMINTA')
  const no = data.find(({ status }) => status === 'DITOLAK')
  return {
    menunggu: open.length > 0,
    kepada: open[0]?.kepada ?? null,
    sisa: Math.min(...open.map(({ sisa }) => sisa)),
    sejak: dataUpdatedAt,
    ditolak: no && { pemberi: no.pemberi ?? '', alasan: no.alasan ?? '' },
    tawaran: no?.tawaran ?? null,
    habis: no === undefined && data.some(({ status }) => status === 'KADALUARSA'),
    lihat: refetch,
    tarik: () => {
      // Not heard: the question runs out by itself.
      if (open.length > 0) call(tarikJauh, { body: { no_otorisasi: nomor } }).catch(() => undefined)
    },
  }
}
