import { expect, it } from 'vitest'
import { cicilan } from '#modules/cicilan/cicilan'
import { hutang } from '#modules/hutang/hutang'
import { commandsIn } from './commands-in.tsx'

it.each([cicilan, hutang])(
  '$title may be told of in its list, before it may be auctioned',
  (one) => {
    const { kelebihan, lelang, notis } = one.commands
    const semua = commandsIn(one)
    expect(semua).toContain(notis)
    for (const lain of [kelebihan, lelang]) expect(semua).not.toContain(lain)
    expect(commandsIn(one, 'lelang')).toEqual([notis, lelang, kelebihan])
  },
)

it('what only a section does stays there', () => {
  const { batal } = cicilan.commands
  expect(commandsIn(cicilan)).not.toContain(batal)
  expect(commandsIn(cicilan, 'batal')).toEqual([batal])
})
