import { expect, test } from 'vitest'
import { sameDays } from './opened-path.tsx'

const path = '/laporan-jurnal?nomor_akun=1101'

test('a ledger opens on the days, and in the shop, of the report that names its account', () => {
  expect(sameDays(path, { tgl_from: '2026-10-05', tgl_to: '2026-11-21' }, 'GS2')).toBe(
    `${path}&tgl_from=2026-10-05&tgl_to=2026-11-21&toko=GS2`,
  )
})

test('of the state on one day it has that month up to the day', () => {
  expect(sameDays(path, { tgl: '2026-11-21' }, null)).toBe(
    `${path}&tgl_from=2026-11-01&tgl_to=2026-11-21`,
  )
})
