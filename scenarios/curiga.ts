import type { KodeCuriga } from '../src/modules/curiga/pola.ts'

/** A finding about a person as the call answers it. */
export interface Temuan {
  readonly pola: KodeCuriga
  readonly kunci: string
  readonly ke: number
  readonly tgl_system: string
  readonly nilai: number
  readonly toko_lain: number
  readonly status: string
  readonly nota: readonly { readonly nomor: string }[]
  readonly bukti: readonly { readonly label: string; readonly teks: string | null }[]
  readonly riwayat: readonly object[]
}
