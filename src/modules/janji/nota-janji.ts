import { defineEndpoint } from '#kernel/endpoint'
import { group, open, paragraph, type Field } from '#kernel/field'
import type { Right } from '#kernel/right'
import { byNota } from '#modules/kunjungan/nota.calls'

/**
 * SPEC 7: one promise by its number, and all of its customer.
 * @param name of its calls: 'service'
 */
export function notaCalls<R>(name: string, right: Right, rows: Field<R[]>) {
  const answer = group({
    data: rows,
    template_wa: paragraph({ label: 'Template WA' }),
    dataJualGrouped: open({ label: 'Grouped' }),
  })
  const call = (path: string, summary: string) =>
    defineEndpoint({ method: 'POST', path, summary, right, reads: true, body: byNota, answer })
  return {
    single: call(`${name}/get/bynota/single`, 'One document'),
    semua: call(`${name}/get/bynota`, 'All documents of the customer whom this one names'),
  }
}
