import { defineEndpoint } from '#kernel/endpoint'
import type { Right } from '#kernel/right'
import { nomorCetak } from '#modules/nota/kertas.calls'

/** The label that goes with a customer's piece: without his name, others handle it. */
export const labelCall = (path: string, label: string, right: Right) =>
  defineEndpoint({
    method: 'POST',
    path,
    summary: 'Labels that go with these pieces: number, what it is, its weight; one a page',
    right,
    file: true,
    body: { nomor: nomorCetak(label) },
  })
export type LabelCall = ReturnType<typeof labelCall>
