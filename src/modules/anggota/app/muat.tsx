/** @jsxImportSource preact */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { RowOf } from '#kernel/field'
import type { isiTamu } from '#modules/katalog/tamu.calls'
import type { isiAnggota } from '../anggota.calls.ts'
import { bahasaKini, useBahasa } from './kata.tsx'
import { ingat, ingatan, simpanan } from './simpanan.tsx'

/** As they travel: weights in grams, kadar in percent. */
export type Katalog = RowOf<typeof isiTamu>
export type Barang = Katalog['item'][number]
export type Halaman = Katalog['banner'][number] | Katalog['info'][number]
export type Milik = RowOf<typeof isiAnggota>

/** A refusal, in a sentence. */
export class Gagal extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Nobody answered, and nothing is remembered. */
const putus = 'E-PUTUS'

const kunciToken = 'anggota_token'
const token = simpanan<string | null>(ingatan(kunciToken))
export const useMasuk = (): boolean => token.use() !== null

/** Names of what is personal in the store of sw.js. */
const pribadi = 'anggota-pribadi'

/** What was read last, as JSON, so that going back shows it at once. */
const terbaca = new Map<string, string>()

/** What the page is sure to want is asked for before its words have come, once. */
let pertama: { readonly path: string; readonly jawab: Promise<unknown> } | undefined

export async function masukSebagai(baru: string | null): Promise<void> {
  // What the one before saw is not for the next.
  terbaca.clear()
  pertama = undefined
  ingat(kunciToken, baru)
  token.set(baru)
  if ('caches' in globalThis) await caches.delete(pribadi).catch(() => false)
}

/** Tokens that the server has not been told of yet: they leave when there is a connection. */
const kunciKeluar = 'anggota_keluar'

async function sampaikanKeluar(): Promise<void> {
  for (const baris of (ingatan(kunciKeluar) ?? '').split('\n').filter(Boolean)) {
    const [tamu = '', semua] = baris.split(' ')
    const response = await fetch('/api/v1/anggota/keluar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tamu': tamu },
      body: JSON.stringify({ semua: semua === 'semua' }),
    }).catch(() => undefined)
    if (!response || response.status >= 500 || response.status === 429) return
    const sisa = (ingatan(kunciKeluar) ?? '').split('\n').filter((lain) => lain && lain !== baris)
    ingat(kunciKeluar, sisa.length > 0 ? sisa.join('\n') : null)
  }
}
addEventListener('online', () => void sampaikanKeluar())
void sampaikanKeluar()

/** He leaves here at once; the server hears of it now, or when there is a connection again. */
export async function keluar(semua: boolean): Promise<void> {
  const kini = token.get()
  if (kini !== null) {
    const antri = [ingatan(kunciKeluar), `${kini}${semua ? ' semua' : ''}`].filter(Boolean)
    ingat(kunciKeluar, antri.join('\n'))
  }
  await masukSebagai(null)
  await sampaikanKeluar()
}

// Whoever signs in or out in another tab does so in this one.
addEventListener('storage', ({ key, newValue }) => {
  if (key !== kunciToken || newValue === token.get()) return
  terbaca.clear()
  pertama = undefined
  token.set(newValue)
})

/** Since when what is seen is old: the store of sw.js answered, because nobody else did. */
const luring = simpanan(!navigator.onLine)
addEventListener('offline', () => luring.set(true))
export const useLuring = (): boolean => luring.use()

async function jawaban(alamat: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(alamat, init)
  } catch {
    luring.set(true)
    throw new Gagal('', putus)
  }
}

/** Calls the server. @throws Gagal with its sentence */
export async function panggil<T>(path: string, body?: object): Promise<T> {
  const kini = token.get()
  const response = await jawaban(`/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-bahasa': bahasaKini(),
      ...(kini === null ? {} : { 'x-tamu': kini }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const lama = response.headers.get('x-luring') !== null || !navigator.onLine
  if (luring.get() !== lama) luring.set(lama)
  const json = await response.json().catch(() => ({}))
  if (response.ok) return json.data
  if (json.code === 'E-MASUK' && token.get() === kini) await masukSebagai(null)
  throw new Gagal(String(json.message ?? ''), String(json.code ?? putus))
}

export function dahulukan(path: string): void {
  const jawab = panggil<unknown>(path)
  jawab.catch(() => undefined) // whoever takes it hears it
  pertama = { path, jawab }
}

function ambil(path: string): Promise<unknown> {
  const jawab = pertama?.path === path ? pertama.jawab : panggil<unknown>(path)
  pertama = undefined
  return jawab
}

/** What is of whoever is here: asked for again where he has gone, or another came, meanwhile. */
async function ambilKini(path: string): Promise<unknown> {
  const bagi = token.get()
  const data = await ambil(path)
  return token.get() === bagi ? data : ambilKini(path)
}

interface Termuat<T> {
  readonly data: T | undefined
  readonly gagal: Gagal | undefined
  readonly lagi: () => void
}

export function useMuat<T>(path: string): Termuat<T> {
  const bahasa = useBahasa()
  const kunci = `${bahasa} ${path}`
  const [hasil, setHasil] = useState<{ kunci: string; data?: T; gagal?: Gagal }>({ kunci })
  const lagi = useCallback((): void => {
    ambilKini(path).then(
      (data) => {
        const teks = JSON.stringify(data ?? null)
        terbaca.set(kunci, teks)
        setHasil({ kunci, data: JSON.parse(teks) })
      },
      (gagal: unknown) => {
        if (gagal instanceof Gagal) setHasil({ kunci, gagal })
        else throw gagal
      },
    )
  }, [kunci, path])
  useEffect(() => {
    lagi()
    addEventListener('online', lagi)
    return () => removeEventListener('online', lagi)
  }, [lagi])
  const ada = useMemo((): T | undefined => {
    const teks = terbaca.get(kunci)
    return teks === undefined ? undefined : JSON.parse(teks)
  }, [kunci])
  const kini = hasil.kunci === kunci ? hasil : undefined
  return { data: kini?.data ?? ada, gagal: kini?.gagal, lagi }
}

/** Everything that guests see of the shop: one call, which several screens share. */
export const alamatKatalog = (toko: string): string =>
  `tamu/katalog?toko=${encodeURIComponent(toko)}`

export const useKatalog = (toko: string): Termuat<Katalog> => useMuat<Katalog>(alamatKatalog(toko))
