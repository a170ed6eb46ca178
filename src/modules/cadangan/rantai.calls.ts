import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, list, maybe, open, text } from '#kernel/field'
import { servers } from '#kernel/right'

const sure = { required: true } as const

/** A link of the chain: its place, and its digest. */
const mata = {
  urut: integer({ label: '', ...sure }),
  sidik: text({ label: '', ...sure }),
}

/** The head office asks: what lies there is out of reach of whoever owns the branch's database. */
export const kepalaRantai = defineEndpoint({
  method: 'POST',
  path: 'portal/kepala-rantai',
  summary: "Where a branch's chain stands, and what it says now of these places of it",
  right: servers,
  portal: 'cabang',
  body: { urut: open({ label: '' }) },
  answer: group({ kepala: maybe(mata), dulu: list(mata) }),
})
