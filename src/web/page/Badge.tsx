import type { ReactNode } from 'react'
import './badge.css'

/** The meaning of a colour (LOOK 1); a word always stands with it. */
export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'plain'

/** The room around its word, in px (badge.css). */
export const badgeFrame = 16

export function Badge({ children, tone }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>
}

/** Somebody waits for it: for money, for an approval, for goods on their way. */
const waiting = new Set([
  'OPEN',
  'CONTOH',
  'DIPINJAM',
  'DALAM_NOTA',
  'DALAM_BELI',
  'KEMBALI',
  'DIHITUNG',
  // Goods and money on their way, and what is left of them.
  'KIRIM',
  'PERJALANAN',
  'SEBAGIAN',
  'SISA',
  'UJI',
  'USUL',
  'TERIMA',
  'WASTING',
])
/** It runs its course. */
const running = new Set(['AKTIF', 'CLOSING', 'MASUK', 'TITIP'])
/** It waits for nobody but its customer. */
const ready = new Set(['LUNAS', 'SELESAI'])
/** It is over, and no longer here. */
const over = new Set([
  ...['DIAMBIL', 'DIPAKAI', 'PEREMAJAAN', 'TUTUP'],
  ...['TERJUAL', 'TERKIRIM', 'DISERAHKAN', 'EXTERNAL'],
])
const undone = new Set(['BATAL', 'DIBUKA_LAGI', 'DITAHAN', 'LELANG', 'HANCUR', 'HILANG', 'TOLAK'])

const namedTone = (state: string): Tone =>
  undone.has(state)
    ? 'bad'
    : waiting.has(state)
      ? 'wait'
      : running.has(state)
        ? 'info'
        : over.has(state)
          ? 'plain'
          : 'good'

/**
 * The colour of a state. Of a document that goes on after it is made (`ends`), what is over is
 * calm and what is neither ready nor over is being worked on; any other is a good end.
 */
export function toneOf(state: string, ends?: readonly string[]): Tone {
  const named = namedTone(state)
  if (ends === undefined || named === 'bad') return named
  if (ends.includes(state)) return 'plain'
  return named === 'good' && !ready.has(state) ? 'info' : named
}
