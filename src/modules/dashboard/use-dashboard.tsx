import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/call'
import { useFresh } from '#web/fresh'
import { useShell } from '#web/session'
import {
  chartPembelian,
  chartPenjualan,
  chartPesanan,
  chartService,
  chartTahun,
  hariIni,
  menunggu,
} from './dashboard.calls.ts'

export const kunci = 'DASHBOARD'

/** The figures of today, of the month and of the year. */
export function useDashboard() {
  const { tgl_system } = useShell().toko
  const queries = useQueryClient()
  useFresh(kunci)
  const hari = useQuery({
    queryKey: [kunci, 'hari', tgl_system],
    queryFn: async ({ signal }) => (await call(hariIni, {}, { signal })).data,
  })
  const chart = (type: 'today' | 'monthly') => ({
    queryKey: [kunci, type, tgl_system],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const [jual, beli, pesanan, service] = await Promise.all([
        call(chartPenjualan, { query: { type } }, { signal }),
        call(chartPembelian, { query: { type } }, { signal }),
        call(chartPesanan, { query: { type } }, { signal }),
        call(chartService, { query: { type } }, { signal }),
      ])
      return {
        jual: jual.data,
        beli: beli.data,
        pesanan: pesanan.data,
        service: service.data,
      }
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
    muat: () =>
      Promise.all(
        [kunci, 'MENUNGGU', 'SIAPA_BERUTANG'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  }
}
