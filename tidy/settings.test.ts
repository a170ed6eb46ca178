import { expect, test } from 'vitest'
import { house } from '../src/house.ts'
import { idleSettings, otherInitials, settingsReadApart } from './settings.ts'
import { expectNone, tree } from './tree.ts'

test('every flag and parameter of the house is read somewhere', () =>
  expectNone(idleSettings(Object.keys(house.settings), tree)))

test.each(["defineScreen({ when: 'A_MODULE' })", 'ctx.setting(settingA.A_MODULE)'])(
  '%s reads a flag',
  (text) => expect(idleSettings(['A_MODULE'], [{ path: 'src/modules/a/a.ts', text }])).toEqual([]),
)

test('a declaration alone reads nothing', () => {
  const text = 'export const settings = { A_MODULE: flag() }'
  expect(idleSettings(['A_MODULE'], [{ path: 'src/modules/a/a.ts', text }])).toHaveLength(1)
})

test('that the sample switches it on reads nothing either', () => {
  const text = "export const on = ['A_MODULE']"
  expect(idleSettings(['A_MODULE'], [{ path: 'src/sample/a.ts', text }])).toHaveLength(1)
})

test('a switch too, and since when it is on', () => {
  const text = "SELECT modul_nyala(v_toko, 'A', true), modul_nyala_sejak(v_toko, 'B')"
  const sql = [{ path: 'src/modules/a/a.sql', text }]
  expect(idleSettings(['A', 'B', 'C'], sql)).toEqual([expect.stringMatching(/^C /)])
  expect(otherInitials({}, sql)).toHaveLength(2)
})

test('no other SQL reads the table', () => {
  const text = "SELECT FROM parameter WHERE key = 'A'"
  expect(settingsReadApart([{ path: 'src/modules/a/a.sql', text }])).toHaveLength(1)
  expectNone(settingsReadApart(tree))
})

test('a function of the database reads a setting, and begins with its value', () => {
  const text = "SELECT angka_parameter(v_toko, 'PERIKSA_HARI', 31)"
  const sql = [{ path: 'src/modules/a/a.sql', text }]
  expect(idleSettings(['PERIKSA_HARI'], sql)).toEqual([])
  expect(otherInitials(house.settings, sql)).toHaveLength(1)
  expectNone(otherInitials(house.settings, tree))
})
