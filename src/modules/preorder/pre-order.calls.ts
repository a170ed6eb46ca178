import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bacaanSheet } from '#kernel/sheet-rows'
import { barisPreOrder, preOrder, statusPreOrder } from './pre-order.ts'

const sure = { required: true } as const
const when = 'PRE_ORDER_MODULE'

/** 50 on a page, the first page, unless asked; finished ones are fetched by the thousands. */
export const daftarPreOrder = defineEndpoint({
  method: 'GET',
  path: 'pre-order',
  summary: 'Pre-orders, newest first, a page at a time',
  right: preOrder.list.right,
  when,
  query: {
    skip: integer({ label: 'Lewati' }),
    limit: integer({ label: 'Baris', min: 1, max: 9_999, initial: 50 }),
    page: integer({ label: 'Halaman', min: 1, initial: 1 }),
    status: choice({ label: 'Status', of: statusPreOrder }),
  },
  answer: group({
    count: integer({ label: 'Jumlah', ...sure }),
    preorders: preOrder.list.answer,
    skip: integer({ label: 'Lewati', ...sure }),
    limit: integer({ label: 'Baris', ...sure }),
    page: integer({ label: 'Halaman', ...sure }),
  }),
})

export const bacaPreOrder = defineEndpoint({
  method: 'POST',
  path: 'pre-order/impor',
  summary: 'The goods of a spreadsheet (XLSX, CSV), all of them or what is wrong; nothing is saved',
  right: whoSees('/import-pre-order'),
  when,
  upload: true,
  answer: group({
    barang: list(barisPreOrder),
    ...bacaanSheet,
  }),
})
