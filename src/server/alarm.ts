import type { Logger } from 'pino'

/** Tells somebody who does not look at the screen: ALARM_URL. */
export type Alarm = (sentence: string) => Promise<void>

const patienceMs = 10_000

/**
 * Posts a sentence as plain text to an address that the operator chose: a push service, a
 * messenger's gateway, his own program. It never fails: an alarm that could not be sent is a line
 * in the log.
 */
export function alarmAt(url: string | undefined, log: Pick<Logger, 'error'>): Alarm {
  return async (sentence) => {
    if (url === undefined) return
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: sentence,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.error({ status: answer.status }, 'alarm')
    } catch (error) {
      log.error({ err: error }, 'alarm')
    }
  }
}
