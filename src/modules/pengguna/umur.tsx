import { call } from '#web/call'
import { asked, info } from '#web/dialogs/notices'
import { savesDone } from '#web/request'
import { loseSession } from '#web/session'
import { createStore } from '#web/store'
import { say } from '#web/words'
import { working } from '#web/working'
import { keluar, sesiKini } from './sesi.calls.ts'
import { langkahUmur } from './umur.rules.ts'

/** When the session reaches its longest life, by the clock of this browser. */
export const sesiSampai = createStore(Number.POSITIVE_INFINITY)

const every = 15_000
const remindEvery = 3 * 60_000

/** A new password began another session: it may have longer than was known. */
async function askAgain(): Promise<void> {
  const { data } = await call(sesiKini, {})
  if (data.sisa !== null) sesiSampai.set(Date.now() + data.sisa * 1_000)
}

const langkah = () =>
  langkahUmur(sesiSampai.get() - Date.now(), working.get() > 0 || asked.get() !== undefined)

async function leave(): Promise<void> {
  await askAgain()
  await savesDone()
  if (langkah() !== 'PAMIT') return
  await call(keluar, { body: { user_id: null } }).catch(() => undefined)
  await loseSession('UMUR')
}

/** Leaves before the server ends the session, at a moment without an open note. */
export function leaveInTime(): () => void {
  let reminded = Number.NEGATIVE_INFINITY
  const look = (): void => {
    const next = langkah()
    if (next === 'PAMIT') leave().catch(() => undefined)
    if (next !== 'INGATKAN' || Date.now() - reminded < remindEvery) return
    reminded = Date.now()
    const menit = Math.max(1, Math.ceil((sesiSampai.get() - Date.now()) / 60_000))
    info(
      say('Sesi Anda berakhir dalam {{menit}} menit, selesaikan yang sedang dikerjakan', { menit }),
    )
  }
  const timer = setInterval(look, every)
  return () => clearInterval(timer)
}
