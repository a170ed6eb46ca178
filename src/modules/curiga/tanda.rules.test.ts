import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { tandaDari, type Berdiri, type TandaMasuk } from './tanda.rules.ts'

const kini: Berdiri = {
  status: 'TERBUKA',
  tgl_system: '2026-11-19',
  hariIni: '2026-11-21',
}
const masuk: TandaMasuk = { tanda: 'WAJAR', alasan: null, no_laporan: null, tgl_lapor: null }
const lapor = { tanda: 'DILAPORKAN', no_laporan: 'LT-4123', tgl_lapor: '2026-11-21' } as const

test.each<[string, Partial<TandaMasuk>, Partial<Berdiri>, unknown]>([
  ['a reason', { alasan: 'Pengusaha' }, {}, { ...masuk, alasan: 'Pengusaha' }],
  ['no reason', {}, {}, 'alasan'],
  ['no reason to look', { tanda: 'DIPERIKSA' }, {}, 'alasan'],
  [
    'a number where nothing was reported',
    { alasan: 'Biasa', no_laporan: 'LT-4123', tgl_lapor: '2026-11-21' },
    {},
    { ...masuk, alasan: 'Biasa' },
  ],
  ['a report', lapor, {}, { ...masuk, ...lapor }],
  ['a report without number', { ...lapor, no_laporan: null }, {}, 'no_laporan'],
  ['a report without day', { ...lapor, tgl_lapor: null }, {}, 'tgl_lapor'],
  ['a report before it happened', { ...lapor, tgl_lapor: '2026-11-18' }, {}, 'tgl_lapor'],
  ['a report of tomorrow', { ...lapor, tgl_lapor: '2026-11-22' }, {}, 'tgl_lapor'],
  ['a report corrected', lapor, { status: 'DILAPORKAN' }, { ...masuk, ...lapor }],
  [
    'fair after a report',
    { alasan: 'Wajar saja' },
    { status: 'DILAPORKAN' },
    'Temuan Ini Sudah Dilaporkan',
  ],
  ['a report after all', lapor, { status: 'WAJAR' }, { ...masuk, ...lapor }],
])('%s', (_, lain, berdiri, hasil) => {
  const said = (): unknown => {
    try {
      return tandaDari({ ...masuk, ...lain }, { ...kini, ...berdiri })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.fields[0]?.field ?? error.message
    }
  }
  expect(said()).toEqual(hasil)
})
