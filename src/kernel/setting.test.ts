import { expect, test } from 'vitest'
import { berat, text } from '#kernel/field'
import {
  changedSettings,
  flag,
  parameter,
  readSettings,
  settingRows,
  settings as define,
} from '#kernel/setting'

const settings = define({
  TOLERANSI: parameter(berat({ label: 'Toleransi' }), 10, { area: 'A', switches: 'B' }),
  MODUL: flag('Modul', { area: 'A', switches: 'B' }),
})

test('a setting travels in the JSON of its field and comes back as a value', () => {
  const rows = settingRows(settings, { TOLERANSI: 25 })
  expect(rows).toEqual([
    { key: 'TOLERANSI', value: 0.025 },
    { key: 'MODUL', value: false },
  ])
  expect(readSettings(settings, rows)).toEqual({ TOLERANSI: 25, MODUL: false })
})

test('what nobody declares, or what only objects have, is left out', () => {
  expect(
    readSettings(settings, [
      { key: 'LAIN', value: 1 },
      { key: 'toString', value: 1 },
    ]),
  ).toEqual({})
})

test('what was switched there and back did not change; what stands otherwise is named', () => {
  const shipped = { TOLERANSI: 10, MODUL: false }
  expect(changedSettings(settings, {}, shipped)).toEqual([])
  expect(changedSettings(settings, { TOLERANSI: 25 }, { TOLERANSI: 25, MODUL: true })).toEqual([
    'Modul',
  ])
  expect(changedSettings(settings, { TOLERANSI: 25 }, { MODUL: true })).toEqual([
    'Toleransi',
    'Modul',
  ])
})

test('what begins with a value cannot be emptied; what begins without may stay so', () => {
  const nama = define({
    NAMA: parameter(text({ label: 'Nama' }), null, { area: 'A', switches: 'B' }),
  })
  expect(settings.TOLERANSI.field.required).toBe(true)
  expect(nama.NAMA.field.required).toBe(false)
})
