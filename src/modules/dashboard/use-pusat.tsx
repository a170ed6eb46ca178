import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/call'
import { useFresh } from '#web/fresh'
import { useShell } from '#web/session'
import { chartTahun } from './dashboard.calls.ts'
import {
  biayaHarian,
  ganjilToko,
  type caraUang,
  harianKhusus,
  kasHarian,
  nonCashTertunda,
  perbandingan,
  transaksiHarian,
  transaksiPeriode,
} from './pusat.calls.ts'
import { kunci } from './use-dashboard.tsx'

/** The news of other shops do not come here: they are asked so often. */
const segar = 15_000

interface Asked {
  readonly signal: AbortSignal
}

/** What the shops of the chain say of today, of the month and of the year. */
export function usePusat(cara: keyof typeof caraUang) {
  const { tgl_system } = useShell().toko
  const queries = useQueryClient()
  useFresh(kunci)
  const ask = <A,>(name: string, load: (asked: Asked) => Promise<{ data: A }>, more = '') => ({
    queryKey: [kunci, 'pusat', name, tgl_system, more],
    refetchInterval: segar,
    queryFn: async (asked: Asked) => (await load(asked)).data,
  })
  const hari = useQuery(ask('hari', (asked) => call(transaksiHarian, {}, asked)))
  const bulan = useQuery(ask('bulan', (asked) => call(transaksiPeriode, {}, asked)))
  const tahun = useQuery(
    ask('tahun', (asked) => call(chartTahun, { query: { semua: true } }, asked)),
  )
  const kas = useQuery(ask('kas', (asked) => call(kasHarian, {}, asked)))
  const biaya = useQuery(ask('biaya', (asked) => call(biayaHarian, { query: {} }, asked)))
  const tertunda = useQuery(ask('tunda', (asked) => call(nonCashTertunda, { query: {} }, asked)))
  const khusus = useQuery(
    ask('khusus', (asked) => call(harianKhusus, { query: { type: cara } }, asked), cara),
  )
  const banding = useQuery(ask('banding', (asked) => call(perbandingan, {}, asked)))
  const aneh = useQuery({
    ...ask('ganjil', (asked) => call(ganjilToko, {}, asked)),
    refetchInterval: 300_000,
  })
  const all = [hari, banding, aneh, bulan, tahun, kas, biaya, tertunda, khusus]
  return {
    hari: hari.data,
    banding: banding.data,
    bulan: bulan.data,
    tahun: tahun.data,
    kas: kas.data,
    biaya: biaya.data,
    tertunda: tertunda.data,
    khusus: khusus.data,
    ganjil: aneh.data,
    error: all.find(({ error }) => error)?.error,
    muat: () => queries.invalidateQueries({ queryKey: [kunci] }),
  }
}
