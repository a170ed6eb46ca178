import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hitungManual } from '#modules/manual/hitung-manual.calls'
import { hitungPembelian } from '#modules/pembelian/pembelian.calls'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { tanyaBeli, type BeliKonter } from './beli-konter.ts'
import { barisManual } from './manual-konter.ts'
import { nomorTitipan, type NotaKonter } from './nota-konter.ts'
import { hitungPenjualan } from './konter.calls.ts'

/** The answer of POST penjualan/hitung. */
export type Hitungan = NonNullable<NonNullable<(typeof hitungPenjualan)['types']>['a']>
export type BarisHarga = Hitungan['baris'][number]

type Dibeli = NonNullable<NonNullable<(typeof hitungPembelian)['types']>['a']>
/** A priced line of the purchase, with the key of the line that was asked about. */
export type BarisHargaBeli = Dibeli['baris'][number] & { readonly kunci: string }
/** The answer of POST pembelian/hitung. */
type HitunganBeli = Omit<Dibeli, 'baris'> & { readonly baris: readonly BarisHargaBeli[] }

type Dihitung = NonNullable<NonNullable<(typeof hitungManual)['types']>['a']>
/** A priced line of goods without a barcode, with the key of the line that was asked about. */
export type BarisHargaManual = Dihitung['baris'][number] & Berkunci
interface Berkunci {
  readonly kunci: string
  readonly perhatian: readonly never[]
}
/** The answer of POST transaksi-jual-beli-manual/hitung. */
export type HitunganManual = Omit<Dihitung, 'baris'> & {
  readonly baris: readonly BarisHargaManual[]
}

/** What one side of the visit comes to, whichever goods it is of. */
interface Ringkas {
  readonly berat: number
  readonly total: number
}

/** Changes that follow one another faster than this are priced together. */
const pause = 120 // ms

export interface Hitung {
  /** The last answer of what is sold; undefined while nothing is. */
  readonly jual: Hitungan | undefined
  /** The last answer of what is bought; undefined while nothing is. */
  readonly beli: HitunganBeli | undefined
  /** The last answer of goods without a barcode; undefined while there are none. */
  readonly manual: HitunganManual | undefined
  /** Both sides, whichever goods they are of. */
  readonly sisi: {
    readonly jual: (Ringkas & { readonly qty: number }) | undefined
    readonly beli: (Ringkas & { readonly penjual_wajib: readonly string[] }) | undefined
  }
  /** Sales minus purchases (SPEC 4): below zero the shop pays. */
  readonly total: number
  /** Each side that has lines has an answer. */
  readonly siap: boolean
  /** The figures belong to what lay there before: they are dimmed. */
  readonly basi: boolean
  readonly error: CallError | undefined
  readonly ulang: () => void
}

interface Answer<A> {
  readonly data: A | undefined
  readonly id: string // the note that it is about
  readonly of: string // the very question
  readonly error: CallError | undefined
}

type Tanya<B, A> = (body: B, signal: AbortSignal) => Promise<A>

/** One side's prices, from the server: the last question wins, older answers are given up. */
function useTanya<B, A>(id: string, body: B | undefined, tanya: Tanya<B, A>) {
  const none: Answer<A> = { data: undefined, id: '', of: '', error: undefined }
  const [turn, setTurn] = useState(0)
  const of = JSON.stringify([body, turn])
  const [answer, setAnswer] = useState(none)
  const sent = useRef(0)
  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  })
  const empty = body === undefined
  useEffect(() => {
    if (empty) return undefined
    const control = new AbortController()
    const ask = async (): Promise<void> => {
      if (latest.current === undefined) return
      sent.current = performance.now()
      try {
        const data = await tanya(latest.current, control.signal)
        if (!control.signal.aborted) setAnswer({ data, id, of, error: undefined })
      } catch (error) {
        if (control.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setAnswer((last) => ({ ...last, id, error }))
      }
    }
    const wait = performance.now() - sent.current < pause ? pause : 0
    const timer = setTimeout(() => void ask(), wait)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [of, id, empty, tanya])
  const ulang = useCallback(() => setTurn((now) => now + 1), [])
  const known = empty || answer.id !== id ? none : answer
  return { data: known.data, basi: !empty && answer.of !== of, error: known.error, ulang }
}

/** What of the head moves the price: its date with prices and taxes, a manual note, a trader. */
const hargaKepala = ({
  harga_setuju,
  no_nota_manual,
  pembeli_pajak,
  tgl_system,
}: NotaKonter['kepala']) => ({
  harga_setuju,
  no_nota_manual,
  pembeli_pajak,
  tgl_system,
})

const isiJual = (nota: NotaKonter) => {
  const { baris, id, kepala } = nota
  const titipan = nomorTitipan(nota)
  return baris.length === 0
    ? undefined
    : { baris: [...baris], ...hargaKepala(kepala), id_draf: id, titipan }
}
const tanyaJual: Tanya<NonNullable<ReturnType<typeof isiJual>>, Hitungan> = async (body, signal) =>
  (await call(hitungPenjualan, { body }, { signal })).data

/** The question, and the keys of its lines: the answer's lines come in their order. */
const isiBeli = (beli: BeliKonter, nilaiJual: number) =>
  beli.baris.length === 0
    ? undefined
    : { kunci: beli.baris.map(({ kunci }) => kunci), body: tanyaBeli(beli, nilaiJual) }
const tanyaHargaBeli: Tanya<NonNullable<ReturnType<typeof isiBeli>>, HitunganBeli> = async (
  { body, kunci },
  signal,
) => {
  const { data } = await call(hitungPembelian, { body }, { signal })
  return { ...data, baris: data.baris.map((line, at) => ({ ...line, kunci: kunci[at] ?? '' })) }
}

const isiManual = ({ kepala, manual }: NotaKonter) =>
  manual.length === 0
    ? undefined
    : {
        kunci: manual.map(({ kunci }) => kunci),
        body: {
          arah: 'JUAL' as const,
          pembeli_pajak: kepala.pembeli_pajak,
          baris: barisManual(manual),
        },
      }
const tanyaManual: Tanya<NonNullable<ReturnType<typeof isiManual>>, HitunganManual> = async (
  { body, kunci },
  signal,
) => {
  const { data } = await call(hitungManual, { body }, { signal })
  const baris = data.baris.map((line, at) => ({ ...line, kunci: kunci[at] ?? '', perhatian: [] }))
  return { ...data, baris }
}

/** Prices goods without a barcode, of both sides at once. */
export const useHitungManual = (nota: NotaKonter) =>
  useTanya(
    nota.id,
    useMemo(() => isiManual(nota), [nota]),
    tanyaManual,
  )

/** Both sides of the visit. */
const sisiDari = ({ beli, jual, manual }: Pick<Hitung, 'beli' | 'jual' | 'manual'>) =>
  manual
    ? {
        jual: manual.jual ?? undefined,
        beli: manual.beli ? { ...manual.beli, penjual_wajib: manual.penjual_wajib } : undefined,
      }
    : { jual, beli }

/** Prices both sides; the purchase needs the total of the visit's sale (DOMAIN 6). */
export function useHitung(nota: NotaKonter): Hitung {
  const jual = useTanya(
    nota.id,
    useMemo(() => isiJual(nota), [nota]),
    tanyaJual,
  )
  const nilaiJual = jual.data?.total ?? 0
  const beli = useTanya(
    nota.id,
    useMemo(() => isiBeli(nota.beli, nilaiJual), [nota.beli, nilaiJual]),
    tanyaHargaBeli,
  )
  const manual = useHitungManual(nota)
  const [ulangJual, ulangBeli, ulangManual] = [jual.ulang, beli.ulang, manual.ulang]
  const ulang = useCallback(() => {
    ulangJual()
    ulangBeli()
    ulangManual()
  }, [ulangJual, ulangBeli, ulangManual])
  const dihitung = { jual: jual.data, beli: beli.data, manual: manual.data }
  return {
    ...dihitung,
    sisi: sisiDari(dihitung),
    total: manual.data?.total ?? nilaiJual - (beli.data?.total ?? 0),
    siap:
      (nota.baris.length === 0 || jual.data !== undefined) &&
      (nota.beli.baris.length === 0 || beli.data !== undefined) &&
      (nota.manual.length === 0 || manual.data !== undefined),
    basi: jual.basi || beli.basi || manual.basi,
    error: jual.error ?? beli.error ?? manual.error,
    ulang,
  }
}

/** What a purchase would come to while one of its lines is entered; undefined: not weighed yet. */
export const useHargaBeli = (id: string, beli: BeliKonter | undefined, nilaiJual: number) =>
  useTanya(id, beli && isiBeli(beli, nilaiJual), tanyaHargaBeli)

/** What a sale would come to while it is bargained about. */
export const useHargaJual = (nota: NotaKonter) => useTanya(nota.id, isiJual(nota), tanyaJual)

/** What each line comes to, by its key, as it was last heard. */
export const hargaDari = ({
  beli,
  jual,
  manual,
}: Pick<Hitung, 'beli' | 'jual' | 'manual'>): ReadonlyMap<string, number | null> =>
  new Map([
    ...(jual?.baris ?? []).map((line) => [line.kode_barcode, line.harga_total] as const),
    ...(beli?.baris ?? []).map((line) => [line.kunci, line.harga] as const),
    ...(manual?.baris ?? []).map((line) => [line.kunci, line.harga_total] as const),
  ])

/** What a line is called while it has a price: for words about it. */
export const namaDari = (
  { beli, jual, manual }: Pick<Hitung, 'beli' | 'jual' | 'manual'>,
  kunci: string,
): string | undefined =>
  jual?.baris.find((line) => line.kode_barcode === kunci)?.nama_barang ??
  beli?.baris.find((line) => line.kunci === kunci)?.nama_barang ??
  manual?.baris.find((line) => line.kunci === kunci)?.nama_barang ??
  undefined
