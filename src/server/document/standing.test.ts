import { describe, expect, it } from 'vitest'
import { defineDocument, moves, nomor } from '#kernel/document'
import { rupiah } from '#kernel/field'
import { signedIn } from '#kernel/right'
import { checkStands, mayAskFor, serve } from './run.ts'
import { checkSeen, serveOn } from './standing.ts'

const titip = defineDocument({
  name: 'TITIP',
  title: 'Titip',
  prefix: 'TT',
  states: { BARU: 'Baru', SIAP: 'Siap', PERGI: 'Pergi' },
  books: [],
  commands: {
    ambil: moves(['SIAP'], {
      path: 'titip/ambil',
      label: 'Ambil',
      summary: 'Fetch it',
      right: signedIn,
      to: 'PERGI',
      early: 'Titip {{nomor}} Belum Siap',
      body: { nomor, sisa: rupiah({ label: 'Sisa', required: true, seen: true }) },
    }),
  },
})
const { ambil } = titip.commands
const kini = { id: 'a', nomor: 'TT-1', status: 'SIAP', versi: 1 }
const nothing = () => ({ write: () => ({ books: [], answer: { nomor: '' } }) })
const reading = {
  one: () => Promise.resolve(kini),
  rests: () => undefined,
  still: () => ['titip', []] as const,
}

describe('what the user of a command saw', () => {
  it('is judged by somebody, or the program does not start', () => {
    expect(() => serve(titip, ambil, nothing)).toThrow('sisa of titip/ambil')
    expect(() => serveOn(titip, ambil, { ...reading, seen: {} }, nothing)).toThrow(RangeError)
    expect(() =>
      serveOn(titip, ambil, { ...reading, seen: { sisa: () => 1 } }, nothing),
    ).not.toThrow()
  })

  it('is refused when it is another figure by now', () => {
    expect(() => checkSeen('Sisa', 412_300, 412_300)).not.toThrow()
    expect(() => checkSeen('Sisa', 412_300, -87_700)).toThrow(
      expect.objectContaining({
        code: 'E-MDB:02',
        params: { field: 'Sisa', lama: '412.300', baru: '-87.700' },
      }),
    )
  })
})

describe('a document that has not come so far', () => {
  it('is refused in the words of the command; one that has gone on, in those of all', () => {
    expect(() => checkStands(titip, ambil, { ...kini, status: 'BARU' })).toThrow('Belum Siap')
    expect(() => checkStands(titip, ambil, { ...kini, status: 'PERGI' })).toThrow('Sudah')
    expect(() => checkStands(titip, ambil, kini)).not.toThrow()
  })
})

describe('a helper that asks for an approval', () => {
  it('is no way round the definition', () => {
    const command = { path: 'titip/ambil', authorise: 'AMBIL', mayAsk: ['TRANSFER'] }
    expect(() => mayAskFor(command, ['AMBIL', 'TRANSFER'])).not.toThrow()
    expect(() => mayAskFor(command, ['UANG_KELUAR'])).toThrow('may ask for UANG_KELUAR')
  })
})
