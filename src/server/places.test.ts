import { expect, test } from 'vitest'
import { Places } from './places.ts'

test('so many at once, the next in their order, each place given back once', async () => {
  const places = new Places({ atOnce: 2, queue: 2, waitMs: 5_000 })
  const first = await places.take()
  await places.take()
  const order: string[] = []
  const third = places.take().then((leave) => (order.push('third'), leave))
  const fourth = places.take().then((leave) => (order.push('fourth'), leave))
  expect(await places.take()).toBeUndefined()
  first?.()
  first?.()
  const leave = await third
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(order).toEqual(['third'])
  leave?.()
  expect(await fourth).toBeTypeOf('function')
  expect(order).toEqual(['third', 'fourth'])
})

test('who waits too long is told, and his turn is not lost to the rest', async () => {
  const places = new Places({ atOnce: 1, queue: 2, waitMs: 20 })
  const leave = await places.take()
  expect(await places.take()).toBeUndefined()
  const next = places.take()
  leave?.()
  expect(await next).toBeTypeOf('function')
})
