/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'

/** A value that several parts draw; they are drawn again when it changes. */
export interface Simpanan<T> {
  get(): T
  set(baru: T): void
  use(): T
}

export function simpanan<T>(awal: T): Simpanan<T> {
  let kini = awal
  const pendengar = new Set<() => void>()
  return {
    get: () => kini,
    set: (baru) => {
      kini = baru
      for (const dengar of pendengar) dengar()
    },
    use: () => {
      const [, gambar] = useState(0)
      useEffect(() => {
        const dengar = () => gambar((n) => n + 1)
        pendengar.add(dengar)
        return () => void pendengar.delete(dengar)
      }, [])
      return kini
    },
  }
}

/** What this telephone remembers; one that forbids it remembers nothing. */
export function ingat(kunci: string, isi: string | null): void {
  try {
    if (isi === null) localStorage.removeItem(kunci)
    else localStorage.setItem(kunci, isi)
  } catch {
    // It is asked again next time.
  }
}

export function ingatan(kunci: string): string | null {
  try {
    return localStorage.getItem(kunci)
  } catch {
    return null
  }
}
