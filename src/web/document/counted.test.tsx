import { describe, expect, it } from 'vitest'
import { choice, rupiah, text } from '#kernel/field'
import { countedOf, isCut, sumsByState } from './counted.tsx'

const fields = {
  nomor: text({ label: 'Nomor' }),
  harga_total: rupiah({ label: 'Total', total: 'sum' }),
  status: choice({
    label: 'Status',
    of: { OPEN: 'Menunggu Validasi', VALID: 'Valid', BATAL: 'Batal' },
  }),
}
const rows = [
  { nomor: 'A', harga_total: 4_123_000, status: 'VALID' },
  { nomor: 'B', harga_total: 8_545_500, status: 'BATAL' },
  { nomor: 'C', harga_total: 1_077_000, status: 'VALID' },
  { nomor: 'D', harga_total: 35_646_500, status: 'OPEN' },
]

describe('totals of documents', () => {
  it('add up what counts: not what was undone, not what waits', () => {
    expect(countedOf(rows, 'status').map(({ nomor }) => nomor)).toEqual(['A', 'C'])
  })

  it('are of the one state that was asked for', () => {
    const waiting = rows.filter(({ status }) => status === 'OPEN')
    expect(countedOf(waiting, 'status')).toEqual(waiting)
  })

  it('are of a part where the server counted more than it sent', () => {
    expect([undefined, rows.length, rows.length + 1].map((n) => isCut(rows, n))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('stand beside how many of each state there are, and what they come to', () => {
    expect(sumsByState(fields, rows, 'status')).toEqual([
      { state: 'OPEN', jumlah: 1, rupiah: '35.646.500' },
      { state: 'VALID', jumlah: 2, rupiah: '5.200.000' },
      { state: 'BATAL', jumlah: 1, rupiah: '8.545.500' },
    ])
  })
})
