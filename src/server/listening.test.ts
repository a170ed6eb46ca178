import { expect, test } from 'vitest'
import { readWish } from './config.ts'
import { addressLines } from './listening.ts'

const lines = (variables: Record<string, string>, securePort: number | undefined): string => {
  const wish = readWish([], variables)
  if (wish.kind !== 'run') throw new Error('the settings are wrong')
  return addressLines({ port: 4080, securePort }, wish.config, false).join('\n')
}

test('the console warns of plain HTTP where others reach it, and only there', () => {
  const warning = 'Peringatan: tanpa HTTPS'
  expect(lines({ HOST: '10.1.2.3', HTTPS: 'off' }, undefined)).toContain(warning)
  expect(lines({ HOST: '10.1.2.3' }, 4081)).not.toContain(warning)
  for (const HOST of ['127.0.0.1', 'localhost', '::1'])
    expect(lines({ HOST }, undefined)).not.toContain(warning)
})

test('the console tells who can open it, and how others could', () => {
  expect(lines({}, undefined)).toContain('untuk perangkat lain: HOST=0.0.0.0')
  const outside = lines({ HOST: '10.1.2.3' }, 4081)
  expect(outside).toContain('https://10.1.2.3:4081')
  expect(outside).not.toContain('http://10.1.2.3:4080\n')
})
