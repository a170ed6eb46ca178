import { defineEndpoint } from '#kernel/endpoint'
import { integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

/** Whose birthday it is today, for the dashboard. */
export const ulangTahun = defineEndpoint({
  method: 'GET',
  path: 'member/find-current-birthday',
  summary: 'Members whose birthday is today, with what they have; empty without the module',
  right: whoSees('/dashboard', '/data-member'),
  query: {},
  answer: list({
    kode_member: text({ label: 'Kode Member', ...sure }),
    nama_member: text({ label: 'Nama Member', ...sure }),
    no_hp: text({ label: 'No HP', ...sure }),
    umur: integer({ label: 'Umur', ...sure }),
    poin: integer({ label: 'Point', ...sure, min: -1_000_000_000 }),
  }),
})
