import type { ReactNode } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import type { Fields } from '#kernel/field'
import type { Values } from '#web/form/use-form'
import type { Tone } from '#web/page/Badge'
import type { Pola } from './temuan.ts'

export interface Bukti {
  readonly label: string
  readonly teks: string | null
  readonly rupiah: number | null
  readonly berat: number | null
  readonly saat: string | null
}

/** A finding, as a screen is given it. */
export type Temuan = Values & {
  readonly pola: string
  readonly kunci: string
  readonly tgl_system: string
  readonly status: string
  readonly bukti: readonly Bukti[]
}

/** A kind of findings (defineTemuan), and how its screen differs from the others. */
export interface Hal<T extends Temuan> {
  readonly temuan: {
    readonly pola: Readonly<Record<string, Pola>>
    readonly nama: Readonly<Record<string, string>>
    readonly status: Readonly<Record<string, string>>
    readonly kolom: Fields
    readonly dipilih: Fields
    readonly tanda: Fields
    readonly daftar: Endpoint<never, Values, unknown, readonly T[]>
    readonly tandai: Endpoint<never, unknown, Values, { readonly kunci: string }>
  }
  /** By this name it hears of judgements. */
  readonly jenis: string
  readonly title: string // a phrase, as those below
  readonly empty: string
  readonly saveLabel: string
  /** So many days back it looks at first. */
  readonly hari: number
  readonly lebar: number // of its dialog, in px
  readonly warna: Readonly<Record<string, Tone>> // by status
  /** Those that are worse than a reason to look. */
  readonly buruk: (row: T) => boolean
  /** The column that takes the room that is left. */
  readonly tumbuh: string
  /** What has to be known before the list is read. */
  readonly catatan?: ReactNode
  readonly aksi?: (asked: Values) => ReactNode
  /** What stands before the evidence: words and what they say. */
  readonly fakta: (row: T) => readonly (readonly [label: string, isi: ReactNode])[]
  /** What stands below it. */
  readonly lagi?: (row: T) => ReactNode
  /** Nothing more is said of it. */
  readonly selesai?: (row: T) => boolean
  readonly awal?: (row: T) => Values
}
