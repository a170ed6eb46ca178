import { call } from '#web/call'
import { daftarUser } from './data-users.calls.ts'

/** What the screens of users load, and where it is kept. */
export const usersKey = ['users', 'data']
export const loadUsers = async (signal: AbortSignal) =>
  (await call(daftarUser, {}, { signal })).data
export type UserRow = Awaited<ReturnType<typeof loadUsers>>[number]
