import { defineEndpoint } from '#kernel/endpoint'
import { group, list } from '#kernel/field'
import { only } from '#kernel/right'
import { bacaanSheet } from '#kernel/sheet-rows'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { barisHutangAwal } from './saldo-awal-supplier.ts'

const umum = { right: only(...pengisiSaldoAwal), when: 'SALDO_AWAL_MODULE' } as const

/** The lines of a spreadsheet, all of them or what is wrong with each; nothing is saved. */
export const bacaHutangAwal = defineEndpoint({
  ...umum,
  method: 'POST',
  path: 'saldo-awal-supplier/impor',
  summary: 'Opening debts of a spreadsheet (XLSX, CSV), or what is wrong; nothing is saved',
  upload: true,
  answer: group({ baris: list(barisHutangAwal), ...bacaanSheet }),
})

/** A sheet to fill in. */
export const contohHutangAwal = defineEndpoint({
  ...umum,
  method: 'GET',
  path: 'saldo-awal-supplier/contoh',
  summary: 'A spreadsheet with two examples to fill the opening debts in (XLSX)',
  file: true,
})
