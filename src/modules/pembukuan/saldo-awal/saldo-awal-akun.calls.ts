import { defineEndpoint } from '#kernel/endpoint'
import { group, list } from '#kernel/field'
import { only } from '#kernel/right'
import { bacaanSheet } from '#kernel/sheet-rows'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { barisSaldoAwal } from './saldo-awal-akun.ts'

const umum = { right: only(...pengisiSaldoAwal), when: 'SALDO_AWAL_MODULE' } as const

/** The lines of a spreadsheet, all of them or what is wrong with each; nothing is saved. */
export const bacaSaldoAwal = defineEndpoint({
  ...umum,
  method: 'POST',
  path: 'saldo-awal-akun/impor',
  summary: 'The opening balances of a spreadsheet (XLSX, CSV), or what is wrong; nothing is saved',
  upload: true,
  answer: group({
    baris: list(barisSaldoAwal),
    ...bacaanSheet,
  }),
})

/** A sheet to fill in: every account of the chart that is in use. */
export const contohSaldoAwal = defineEndpoint({
  ...umum,
  method: 'GET',
  path: 'saldo-awal-akun/contoh',
  summary: 'A spreadsheet with all accounts to fill the opening balances in (XLSX)',
  file: true,
})
