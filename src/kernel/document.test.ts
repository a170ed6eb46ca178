import { expect, test } from 'vitest'
import { cancels, defineDocument, makes } from './document.ts'
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
