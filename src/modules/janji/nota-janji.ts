import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  group,
  integer,
  list,
  paragraph,
  rupiah,
  text,
  type Field,
  type RowOf,
} from '#kernel/field'
import type { Right } from '#kernel/right'
import { byNota } from '#modules/kunjungan/nota.calls'

const sure = { required: true } as const
const nama_barang = text({ label: 'Nama Barang', ...sure })
const jumlah = {
  kode_group: text({ label: 'Group', ...sure }),
  qty: integer({ label: 'Qty', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_total: rupiah({ label: 'Harga Total', ...sure }),
}
/** A piece of a promise, of the price group at which it is sold. */
export type BarisJanji = RowOf<typeof jumlah & { nama_barang: typeof nama_barang }>

/**
 * SPEC 7: one promise by its number, and all of its customer.
 * @param name of its calls: 'service'
 */
export function notaCalls<R>(name: string, right: Right, rows: Field<R[]>) {
  const answer = group({
    data: rows,
    template_wa: paragraph({ label: 'Template WA' }),
    dataJualGrouped: list({ ...jumlah, detail: list({ nama_barang, ...jumlah }) }),
  })
  const call = (path: string, summary: string) =>
    defineEndpoint({ method: 'POST', path, summary, right, reads: true, body: byNota, answer })
  return {
    single: call(`${name}/get/bynota/single`, 'One document'),
    semua: call(`${name}/get/bynota`, 'All documents of the customer whom this one names'),
  }
}
