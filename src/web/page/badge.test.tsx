import { expect, test } from 'vitest'
import { toneOf } from './Badge.tsx'

const pesanan = ['DIAMBIL', 'BATAL']

test.each([
  ['OPEN', pesanan, 'wait'], //     waits for its deposit
  ['VALID', pesanan, 'info'], //    is being made
  ['SELESAI', pesanan, 'good'], //  lies ready for its customer
  ['DIAMBIL', pesanan, 'plain'],
  ['BATAL', pesanan, 'bad'],
  ['MASUK', pesanan, 'info'], //    a piece to be repaired
  ['AKTIF', ['LUNAS', 'LELANG'], 'info'], // a loan
  ['LUNAS', ['LUNAS', 'LELANG'], 'plain'],
  ['LELANG', ['LUNAS', 'LELANG'], 'bad'],
  ['LUNAS', pesanan, 'good'], //    paid up by instalments, not fetched yet
  ['CLOSING', ['DITERIMA', 'BATAL'], 'info'],
  ['DITERIMA', ['DITERIMA', 'BATAL'], 'plain'],
  ['WASTING', ['SELESAI', 'BATAL'], 'wait'],
  ['SELESAI', ['SELESAI', 'BATAL'], 'plain'],
  ['KEMBALI', ['KEMBALI'], 'plain'], // a model that came back
])('%s of a document that is over in %j is %s', (state, ends, tone) => {
  expect(toneOf(state, ends)).toBe(tone)
})

test.each([
  ['VALID', 'good'],
  ['OPEN', 'wait'],
  ['TUTUP', 'plain'], //       a month or a day that was closed
  ['DIBUKA_LAGI', 'bad'],
  ['ADA', 'good'],
  ['KEMBALI', 'wait'], //      a piece that is not in its tray yet
  ['TERJUAL', 'plain'],
])('%s of what has no end of its own is %s', (state, tone) => {
  expect(toneOf(state)).toBe(tone)
})
