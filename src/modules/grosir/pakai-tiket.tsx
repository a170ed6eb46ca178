import { addressOf } from '#kernel/endpoint'
import { isRecord, request } from '#web/request'
import { rememberSession } from '#web/session'
import { leaveNote } from '#web/storage'
import { masukTiket, tiketSalah } from './grosir.calls.ts'

/** Somebody comes from another program with a ticket behind the #: it is used up and taken away. */
export async function pakaiTiket(): Promise<void> {
  const tiket = location.hash.slice('#tiket='.length)
  history.replaceState(null, '', location.pathname + location.search)
  try {
    const { method } = masukTiket
    const { data } = await request({ method, address: addressOf(masukTiket), body: { tiket } })
    const { token, user_id } = isRecord(data) ? data : {}
    if (typeof token !== 'string' || typeof user_id !== 'string') throw new Error(tiketSalah)
    rememberSession(token, user_id)
  } catch (error) {
    leaveNote(error instanceof Error ? error.message : tiketSalah)
  }
}
