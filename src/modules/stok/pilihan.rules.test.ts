import { describe, expect, it } from 'vitest'
import { bolehGroup, checkPilihan, type Pilihan } from './pilihan.rules.ts'

const none = new Set<string>()
const pilihan: Pilihan = {
  mati: {
    kode_dept: none,
    kode_group: new Set(['83']),
    kode_bandrol: new Set(['BESAR']),
    kode_kondisi: none,
    kode_gudang: none,
    kode_baki: new Set(['Z9']),
    supplier: new Set(['LAMA']),
  },
  group: new Map([['LM', ['LM', '99']]]),
}
const cincin = { kode_dept: 'CC', kode_group: '75', kode_bandrol: 'KECIL', kode_baki: 'A01' }

/** The sentence of the refusal; nothing where it is allowed. */
function kalimatDari(lain: object): string {
  try {
    checkPilihan({ ...cincin, ...lain }, pilihan, 'baris.3.')
    return ''
  } catch (error) {
    const { message, params } = Object(error)
    return String(message).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))
  }
}

const lain = 'Tidak Aktif, Pilih Yang Lain'

describe('what a piece names', () => {
  it.each([
    [{}, ''],
    [{ kode_group: '83' }, `Group 83 ${lain}`],
    [{ kode_bandrol: 'BESAR' }, `Bandrol BESAR ${lain}`],
    [{ kode_baki: 'Z9' }, `Baki Z9 ${lain}`],
    [{ supplier: 'LAMA' }, `Supplier LAMA ${lain}`],
    [{ kode_dept: 'LM' }, 'Group 75 Bukan Untuk Jenis LM, Pilih LM, 99'],
    [{ kode_dept: 'LM', kode_group: '99' }, ''],
  ])('%j: %s', (other, kalimat) => expect(kalimatDari(other)).toBe(kalimat))

  it('keeps what it has already', () => {
    const lama = { ...cincin, kode_group: '83', kode_bandrol: 'BESAR' }
    expect(() => checkPilihan(lama, pilihan, '', lama)).not.toThrow()
    const batang = { kode_dept: 'LM', kode_group: '75' }
    expect(() => checkPilihan(batang, pilihan, '', batang)).not.toThrow()
    expect(() => checkPilihan(batang, pilihan, '', cincin)).toThrow('Bukan Untuk Jenis')
  })
})

it.each([
  ['LM', '99', true],
  ['LM', '75', false],
  ['CC', '75', true],
  ['CC', '83', false],
  [null, '75', true],
])('jenis %s may be in group %s: %s', (jenis, group, may) => {
  expect(bolehGroup(pilihan, jenis, group)).toBe(may)
})
