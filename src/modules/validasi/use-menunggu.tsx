import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { useLive } from '#web/live'
import { useSetting, useShell } from '#web/session'
import { kabarkan, useKabar, type Dimuat } from '../kasir/use-kabar.tsx'
import { kunjungan } from '#modules/konter/kunjungan'
import { kelompokkan, punya, type Kelompok, type SisiKelompok } from './kelompok.ts'
import { validasiCari, validasiSemua } from './validasi.calls.ts'
import { settingKasir } from '#modules/kasir/setting'

/** A group that another cashier took stays so long, greyed, with his name (LOOK 7). */
const tinggal = 10_000 // ms

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

const kosong = { penjualan: [], pembelian: [], kunjungan: [] }

type Diambil = ReadonlyMap<string, { readonly kelompok: Kelompok; readonly oleh: string }>

/**
 * Another cashier validated, withdrew or paid a waiting group and has it now. A new visit is free.
 */
export const diambilOrang = ({ jenis, perintah }: Readonly<Record<string, unknown>>): boolean =>
  jenis === kunjungan.name && perintah !== kunjungan.commands.simpan.path

/** What waits, of everybody or of the chosen seller or user (flag). */
function useDaftar(saring: string | null) {
  const perUser = useSetting(settingKasir.VALIDASI_USER_FILTER_MODULE)
  return useQuery({
    queryKey: [kunjungan.name, 'menunggu', perUser, saring],
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { kode_sales: perUser ? null : saring, user_id: perUser ? saring : null }
      const answer =
        saring === null
          ? await call(validasiSemua, {}, { signal })
          : await call(validasiCari, { body }, { signal })
      return { rows: answer.data[0], message: answer.message }
    },
  })
}

type Loaded = NonNullable<ReturnType<typeof useDaftar>['data']>

const dimuatDari = ({ message, rows }: Loaded): Dimuat => ({
  pesan: message,
  ada: (rows?.penjualan.length ?? 0) + (rows?.pembelian.length ?? 0) > 0,
})

export interface Baris {
  readonly kelompok: Kelompok
  /** The other cashier who has taken it. */
  readonly oleh: string | undefined
}

export interface Menunggu {
  /** undefined: not loaded yet. */
  readonly baris: readonly Baris[] | undefined
  readonly busy: boolean
  /** Loads again and shows it, because a person asked for it. */
  readonly muat: () => Promise<void>
  /** Loads again without a word. */
  readonly segarkan: () => void
}

/** The list of the left side; it lives by the live line: new groups come by themselves. */
export function useMenunggu(saring: string | null, sisi: SisiKelompok | undefined): Menunggu {
  const { user } = useShell()
  const queries = useQueryClient()
  const daftar = useDaftar(saring)
  const { data, error, refetch } = daftar
  const [diambil, setDiambil] = useState<Diambil>(new Map())
  const kelompok = useMemo(
    () => data && kelompokkan(data.rows ?? kosong).filter((one) => punya(one, sisi)),
    [data, sisi],
  )
  const segarkan = (): void => void queries.invalidateQueries({ queryKey: [kunjungan.name] })
  useLive('berubah', (facts) => {
    const { nomor, oleh } = facts
    if (!diambilOrang(facts) || oleh === user.user_id) return
    const taken = texts(nomor).flatMap((each) => {
      const found = kelompok?.find((one) => one.nomor === each)
      return found ? [[each, { kelompok: found, oleh: String(oleh) }] as const] : []
    })
    setDiambil((now) => new Map([...now, ...taken]))
    setTimeout(() => {
      setDiambil(
        (now) => new Map([...now].filter(([each]) => !taken.some(([one]) => one === each))),
      )
    }, tinggal)
  })
  useKabar(saring, data && dimuatDari(data), error)
  const muat = async (): Promise<void> => {
    const { data: fresh } = await refetch()
    if (fresh) kabarkan(dimuatDari(fresh))
  }
  const baris = useMemo(() => {
    if (kelompok === undefined) return undefined
    const still = new Set(kelompok.map(({ nomor }) => nomor))
    const gone = [...diambil.values()].filter((one) => !still.has(one.kelompok.nomor))
    return [...gone, ...kelompok.map((one) => ({ kelompok: one, oleh: undefined }))].toSorted(
      (a, b) => (a.kelompok.saat ?? '').localeCompare(b.kelompok.saat ?? ''),
    )
  }, [kelompok, diambil])
  return { baris: error ? [] : baris, busy: daftar.isFetching, muat, segarkan }
}
