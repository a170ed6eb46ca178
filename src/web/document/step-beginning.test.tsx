import { expect, it } from 'vitest'
import { choice, integer, list, rupiah, tanggal, text } from '#kernel/field'
import { beginningOf } from './step-beginning.tsx'

const today = '2026-11-21'
const asked = {
  qty_sisa: integer({ label: 'Sisa', given: true }),
  qty: integer({ label: 'Qty', from: 'qty_sisa', initial: 0 }),
  upah: rupiah({ label: 'Upah', initial: 0 }),
  beban: choice({ label: 'Ditanggung', of: { TOKO: 'Toko', TUKANG: 'Tukang' }, initial: 'TOKO' }),
  tgl_janji: tanggal({ label: 'Janji', initial: 'today' }),
  baris: list({ kode: text({ label: 'Kode' }), pcs: integer({ label: 'Pcs', initial: 1 }) }),
}
const row = { qty_sisa: 7, qty: 10, upah: 45_000, beban: null, tgl_janji: '2026-12-24' }

it('a step begins with what is listed; an amount that it adds, and what is unknown, as new', () => {
  expect(beginningOf(asked, { ...row, baris: [{ kode: 'A1', lain: 3 }] }, today)).toEqual({
    ...{ qty_sisa: 7, qty: 7, tgl_janji: '2026-12-24', baris: [{ kode: 'A1', pcs: 1 }] },
  })
  expect(beginningOf(asked, { ...row, beban: 'TUKANG' }, today)).toMatchObject({ beban: 'TUKANG' })
})

it('one that takes the document back only shows what is given', () =>
  expect(beginningOf(asked, row, today, true)).toEqual({ qty_sisa: 7 }))
