import type { ReactNode } from 'react'
import './badge.css'

/** The meaning of a colour (LOOK 1); a word always stands with it. */
export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'plain'

/** The room around its word, in px (badge.css). */
export const badgeFrame = 16

export function Badge({ children, tone }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>
}

/** States that wait and states that undo; every other state is a good end. */
const waiting = new Set([
  'OPEN',
  'AKTIF',
  'MASUK',
  'TITIP',
  'CONTOH',
  'DIPINJAM',
  'CLOSING',
  'DALAM_NOTA',
  'KEMBALI',
  'TUTUP',
  'DIHITUNG',
  // Goods and money on their way, and what is left of them.
  'KIRIM',
  'PERJALANAN',
  'SEBAGIAN',
  'SISA',
  'UJI',
  'USUL',
])
const undone = new Set(['BATAL', 'DIBUKA_LAGI', 'DITAHAN', 'LELANG', 'HANCUR', 'HILANG', 'TOLAK'])

export const toneOf = (state: string): Tone =>
  waiting.has(state) ? 'wait' : undone.has(state) ? 'bad' : 'good'
