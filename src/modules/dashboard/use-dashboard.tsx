import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#web/call'
import { useLive } from '#web/live'
import { useShell } from '#web/session'
import { chartPembelian, chartPenjualan, chartTahun, hariIni, menunggu } from './dashboard.calls.ts'

export const kunci = 'DASHBOARD'

/** So often at most are the figures asked again, however busy the counters are. */
const palingCepat = 3000 // ms

/** What the live line tells of is loaded again, many pieces of news at once. */
export function useHidup(): void {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLive('berubah', () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void queries.invalidateQueries({ queryKey: [kunci] })
    }, palingCepat)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** The figures of today, of the month and of the year. */
export function useDashboard() {
  const { tgl_system } = useShell().toko
  const queries = useQueryClient()
  useHidup()
  const hari = useQuery({
    queryKey: [kunci, 'hari', tgl_system],
    queryFn: async ({ signal }) => (await call(hariIni, {}, { signal })).data,
  })
  const chart = (type: 'today' | 'monthly') => ({
    queryKey: [kunci, type, tgl_system],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const [jual, beli] = await Promise.all([
        call(chartPenjualan, { query: { type } }, { signal }),
        call(chartPembelian, { query: { type } }, { signal }),
      ])
      return { jual: jual.data, beli: beli.data }
    },
  })
  const jam = useQuery(chart('today'))
  const bulan = useQuery(chart('monthly'))
  const tahun = useQuery({
    queryKey: [kunci, 'tahun', tgl_system],
    queryFn: async ({ signal }) => (await call(chartTahun, { query: {} }, { signal })).data,
  })
  const tunggu = useQuery({
    // Not with every sale: it looks at much, and nobody waits for the second in which it changes.
    queryKey: ['MENUNGGU', tgl_system],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await call(menunggu, {}, { signal })).data,
  })
  return {
    hari: hari.data,
    menunggu: tunggu.data,
    jam: jam.data,
    bulan: bulan.data,
    tahun: tahun.data,
    error: [hari, jam, bulan, tahun, tunggu].find(({ error }) => error)?.error,
    muat: () => queries.invalidateQueries({ queryKey: [kunci] }),
  }
}
