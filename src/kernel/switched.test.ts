import { expect, test } from 'vitest'
import { code, text } from './field.ts'
import { defineMaster, usualCalls } from './master.ts'
import { buildHouse, defineModule } from './module.ts'
import { defineScreen } from './screen.ts'
import { flag, settings } from './setting.ts'
import { switchedBy } from './switched.ts'

const facts = { area: 'Modul', switches: 'Sesuatu' }
const warna = defineMaster({
  name: 'warna',
  title: 'Warna',
  path: '/warna',
  key: 'kode',
  shown: 'nama',
  fields: {
    kode: code({ label: 'Kode', required: true }),
    nama: text({ label: 'Nama', required: true }),
    toko: text({ label: 'Toko', when: 'A_MODULE' }),
  },
  calls: usualCalls('warna', 'kode'),
  contoh: { kode: 'X', nama: 'X', toko: null },
})
const house = buildHouse([
  defineModule({
    name: 'a',
    needs: [],
    settings: settings({ A_MODULE: flag('A', facts), B_MODULE: flag('B', facts) }),
    masters: [warna],
    screens: [
      defineScreen({ path: '/a', title: 'A', when: 'A_MODULE' }),
      defineScreen({ path: '/b', title: 'B', reserved: { flag: 'B_MODULE', levels: ['OWN'] } }),
    ],
  }),
])

test('a flag opens screens and fields', () => {
  const { fields, screens } = switchedBy(house, 'A_MODULE')
  expect(screens.map(({ path }) => path)).toEqual(['/a'])
  expect(fields).toEqual([{ title: 'Warna', label: 'Toko' }])
})

test('or leaves a screen to fewer', () =>
  expect(switchedBy(house, 'B_MODULE').screens.map(({ path }) => path)).toEqual(['/b']))
