import { expect } from 'vitest'
import { callAs } from './counter.ts'
import type { Opening, Screen } from './harness.ts'

type Open = (opening?: Opening) => Promise<Screen>

/**
 * A setting of this owner's shop stands so while the work lasts. However it ends, it stands as
 * before: the next test, and the next file, are in the same shop.
 */
export async function selama(
  open: Open,
  user: string,
  key: string,
  value: boolean | number,
  work: () => Promise<void>,
): Promise<void> {
  const { page } = await open({ user, path: '/home' })
  const path = `para-system/key/${key}`
  const before = Object((await callAs(page, 'GET', path)).json.data).value
  const set = async (to: unknown): Promise<void> => {
    expect((await callAs(page, 'PUT', path, { value: to })).status).toBe(200)
  }
  await set(value)
  try {
    await work()
  } finally {
    await set(before)
  }
}
