import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { useShell } from '#web/session'
import { layarPemilik } from './pemilik.calls.ts'
import { ganjil, gramBulanIni, hargaSebulan, perOrang, umurStok } from './tinjau.calls.ts'
import { useBisa } from './use-bisa.tsx'
import { kunci } from './use-dashboard.tsx'

/** What these look at changes slowly, and nobody waits for the second in which it does. */
const segar = 60_000

interface Asked {
  readonly signal: AbortSignal
}

/** The pictures behind the day: each for those who may open its report. */
export function useTinjau() {
  const { tgl_system } = useShell().toko
  const bisa = useBisa()
  const ask = <A,>(layar: string, name: string, load: (asked: Asked) => Promise<{ data: A }>) => ({
    queryKey: [`${kunci}_TINJAU`, name, tgl_system],
    enabled: bisa(layar),
    refetchInterval: segar,
    queryFn: async (asked: Asked) => (await load(asked)).data,
  })
  const umur = useQuery(ask('/laporan-umur-barang', 'umur', (asked) => call(umurStok, {}, asked)))
  const gram = useQuery(
    ask('/laporan-penjualan-per-kadar', 'gram', (asked) => call(gramBulanIni, {}, asked)),
  )
  const harga = useQuery(
    ask('/harga-emas-hari-ini', 'harga', (asked) => call(hargaSebulan, {}, asked)),
  )
  const orang = useQuery(ask(layarPemilik, 'orang', (asked) => call(perOrang, {}, asked)))
  const aneh = useQuery(
    ask('/transaksi-perlu-diperiksa', 'ganjil', (asked) => call(ganjil, {}, asked)),
  )
  return {
    umur: umur.data,
    gram: gram.data,
    harga: harga.data,
    orang: orang.data,
    ganjil: aneh.data,
    error: [umur, gram, harga, orang, aneh].find(({ error }) => error)?.error,
    muat: () => Promise.all([umur, gram, harga, orang, aneh].map(({ refetch }) => refetch())),
  }
}
export type Tinjau = ReturnType<typeof useTinjau>
