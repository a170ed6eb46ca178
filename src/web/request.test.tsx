import { expect, it } from 'vitest'
import { saysGone } from './request.tsx'

it.each([
  ['POST', '{"status":"error","message":"Item DELETED by other user"}', 'E-TOLAK', true],
  ['GET', 'DELETED', undefined, true],
  ['PUT', '{"code":"E-TIDAK-ADA"}', 'E-TIDAK-ADA', true],
  ['DELETE', '{"code":"E-TIDAK-ADA"}', 'E-TIDAK-ADA', true],
  // A barcode that nobody knows was not taken away.
  ['POST', '{"code":"E-TIDAK-ADA"}', 'E-TIDAK-ADA', false],
  ['PUT', '{"code":"E-ISI"}', 'E-ISI', false],
])('%s that hears %s with %s is gone: %s', (method, text, code, gone) =>
  expect(saysGone(method, text, code)).toBe(gone),
)
