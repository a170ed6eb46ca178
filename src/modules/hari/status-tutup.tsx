import { call } from '#web/call'
import { statusTutupToko } from './tutup-toko.calls.ts'

/** How far the closing of the day is. */
export const loadStatus = async (signal: AbortSignal) =>
  (await call(statusTutupToko, {}, { signal })).data
export type StatusTutup = Awaited<ReturnType<typeof loadStatus>>
