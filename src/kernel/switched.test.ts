import { expect, test } from 'vitest'
import { defineEndpoint } from './endpoint.ts'
import { code, text } from './field.ts'
import { defineMaster, usualCalls } from './master.ts'
import { buildHouse, defineModule } from './module.ts'
import { signedIn } from './right.ts'
import { defineScreen } from './screen.ts'
import { flag } from './setting.ts'
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
const panggil = defineEndpoint({
  method: 'GET',
  path: 'a',
  summary: 'A',
  right: signedIn,
  when: 'A_MODULE',
})
const house = buildHouse([
  defineModule({
    name: 'a',
    needs: [],
    settings: { A_MODULE: flag('A', facts), B_MODULE: flag('B', facts) },
    masters: [warna],
    screens: [
      defineScreen({ path: '/a', title: 'A', when: 'A_MODULE' }),
      defineScreen({ path: '/b', title: 'B', reserved: { flag: 'B_MODULE', levels: ['OWN'] } }),
    ],
    endpoints: [panggil],
  }),
])

test('a flag opens screens, calls and fields', () => {
  const { calls, fields, screens } = switchedBy(house, 'A_MODULE')
  expect(screens.map(({ path }) => path)).toEqual(['/a'])
  expect(calls).toEqual([panggil])
  expect(fields).toEqual([{ title: 'Warna', label: 'Toko' }])
})

test('or leaves a screen to fewer', () =>
  expect(switchedBy(house, 'B_MODULE').screens.map(({ path }) => path)).toEqual(['/b']))
