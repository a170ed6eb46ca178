import { expect, it } from 'vitest'
import { check } from '#kernel/schema'
import { choice, text } from '#kernel/field'
import { requiredNow } from './asked.tsx'

const fields = {
  tiap: choice({ label: 'Dikirim', of: { SEKALI: 'Sekali', HARI: 'Hari' }, required: true }),
  jam: text({ label: 'Jam', required: true, beside: ['tiap', 'HARI'] }),
}

it('misses what is obligatory only while it is asked for', () => {
  const of = (tiap: string, jam: string | null) =>
    'value' in check(requiredNow(fields, { tiap }), { tiap, jam })
  expect([of('HARI', '07:00'), of('HARI', null), of('SEKALI', null)]).toEqual([true, false, true])
})
