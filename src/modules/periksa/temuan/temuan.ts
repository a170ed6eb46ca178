import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  group,
  integer,
  list,
  rupiah,
  saat,
  tanggal,
  text,
  type Fields,
} from '#kernel/field'
import { periode } from '#kernel/report'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

/** A question to the books, answered by the SQL function <prefix>_<code>; its words are phrases. */
export interface Pola {
  readonly nama: string
  readonly arti: string // what it may mean
  readonly bukti: readonly string[] // the words of its evidence, as the question gives them
}

/** What each is called, for a choice. */
export function namaDari<K extends string>(pola: Readonly<Record<K, Pola>>): Record<K, string>
export function namaDari(pola: Readonly<Record<string, Pola>>): Record<string, string> {
  return Object.fromEntries(Object.entries(pola).map(([kode, { nama }]) => [kode, nama]))
}

/** One thing that speaks for it: its words, and one figure or text. */
const bukti = {
  label: text({ label: 'Bukti', ...sure }),
  teks: text({ label: 'Isi' }),
  rupiah: rupiah({ label: 'Rupiah' }),
  berat: berat({ label: 'Berat' }),
  saat: saat({ label: 'Waktu' }),
}

type Nama = Readonly<Record<string, string>>

/** What every finding says. */
const dasarDari = <K extends string, const S extends Nama>(
  nama: Readonly<Record<K, string>>,
  status: S,
) => ({
  pola: choice({ label: 'Pola', of: nama, ...sure }),
  kunci: text({ label: 'Kunci', ...sure, max: 200 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  skor: integer({ label: 'Skor', ...sure }),
  user_id: text({ label: 'User' }),
  status: choice({ label: 'Status', of: status, ...sure }),
  bukti: list(bukti),
})
type Dasar<K extends string, S extends Nama> = ReturnType<typeof dasarDari<K, S>>

interface Draft<
  K extends string,
  S extends Nama,
  B extends Fields,
  L extends Fields,
  D extends Fields,
  T extends Fields,
> {
  readonly layar: string
  readonly pola: Readonly<Record<K, Pola>>
  /** How far it is judged; TERBUKA of one that nobody has looked at. */
  readonly status: S
  readonly statusAwal?: keyof S & string // what a list is narrowed to at first
  readonly kolom: (dasar: Dasar<K, S>) => B // what a list shows
  readonly lagi: L // what a finding says besides, when it is opened
  readonly menjawab: D // which state of it somebody answers to
  readonly tanda: T // what he says of it
  readonly tandai: string // the path of that
  readonly summary: { readonly daftar: string; readonly jumlah: string; readonly tandai: string }
}

/**
 * Findings that a person judges: how they are listed, counted and judged. What finds them is SQL,
 * and nothing is written when one appears; its key is what it is about and its facts, so that other
 * facts are another finding.
 */
export function defineTemuan<
  const K extends string,
  const S extends Nama,
  B extends Fields,
  L extends Fields,
  D extends Fields,
  T extends Fields,
>(draft: Draft<K, S, B, L, D, T>) {
  const { layar, menjawab, pola, status, statusAwal, summary, tanda } = draft
  const right = whoSees(layar)
  const path = layar.slice(1)
  const nama = namaDari(pola)
  const dasar = dasarDari(nama, status)
  const kolom = draft.kolom(dasar)
  const { kunci, tgl_system } = dasar
  const dipilih = { pola: dasar.pola, kunci, tgl_system, ...menjawab }
  return {
    ...{ layar, pola, nama, status, kolom, dipilih, tanda },
    daftar: defineEndpoint({
      method: 'GET',
      path,
      summary: summary.daftar,
      right,
      query: {
        ...periode,
        pola: choice({ label: 'Pola', of: nama }),
        status: choice({
          ...{ label: 'Status', of: status },
          ...(statusAwal === undefined ? {} : { initial: statusAwal }),
        }),
      },
      answer: list({ ...kolom, ...draft.lagi, ...menjawab, ...dasar }),
    }),
    jumlah: defineEndpoint({
      method: 'GET',
      path: `${path}/jumlah`,
      summary: summary.jumlah,
      right,
      answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
    }),
    tandai: defineEndpoint({
      method: 'POST',
      path: draft.tandai,
      summary: summary.tandai,
      right,
      posting: true,
      body: { ...dipilih, ...tanda },
      answer: group({ kunci }),
    }),
  }
}
