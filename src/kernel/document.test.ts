import { expect, test } from 'vitest'
import { cancels, defineDocument, lookedUpAt, makes } from './document.ts'
import { whoSees } from './right.ts'

const right = whoSees('/pinjam')
const said = { label: 'x', summary: 'x', right }

test('a cancel takes back what is VALID, or what stands in the states that it names', () => {
  expect(cancels('BATAL_HANCUR', { ...said, path: 'hancur/batal' }).from).toEqual(['VALID'])
  const { commands } = defineDocument({
    name: 'PINJAM',
    title: 'Pinjam',
    prefix: 'PP',
    states: { DIPINJAM: 'Dipinjam', SEBAGIAN: 'Kembali Sebagian', BATAL: 'Batal' },
    books: [],
    commands: {
      simpan: makes({ ...said, path: 'pinjam/simpan', to: 'DIPINJAM', body: {} }),
      batal: cancels('BATAL_PINJAM', {
        ...said,
        path: 'pinjam/batal',
        from: ['DIPINJAM', 'SEBAGIAN'],
      }),
    },
  })
  expect(commands.batal).toMatchObject({ from: ['DIPINJAM', 'SEBAGIAN'], to: 'BATAL' })
})

test('a document without a list of its own is looked up in the section that leads none on', () => {
  const screen = (path: string) => ({
    ...({ path, title: path, menu: 'barang', place: 1, icon: 'list', purpose: path } as const),
    initially: [],
  })
  const sections = {
    sahkan: { states: ['OPEN'], steps: ['sahkan'], screen: screen('/sahkan') },
    semua: { screen: screen('/semua') }, // no steps of its own: all of them are given there
    lihat: { steps: [], screen: screen('/lihat') },
  }
  expect(lookedUpAt({ sections })?.path).toBe('/lihat')
  expect(lookedUpAt({ sections, listScreen: screen('/daftar') })?.path).toBe('/daftar')
  expect(lookedUpAt({ sections: { sahkan: sections.sahkan } })).toBeUndefined()
  expect(lookedUpAt({})).toBeUndefined()
})
