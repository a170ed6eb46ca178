import { call } from '#web/call'
import { cutOff, listen } from '#web/live'
import { terlihat } from './sesi.calls.ts'

/** DOMAIN 8: after two minutes without a sign of life a log-in elsewhere takes over. */
const every = 45_000

/**
 * Gives signs of life while somebody is signed in, and asks at once when the live line is cut: if
 * the session was ended elsewhere, the answer leads to the log-in. An open page does not prove that
 * a person is there: each call says for how long nobody has used the page (x-diam).
 */
export function stayAlive(): () => void {
  const tell = (): void => {
    call(terlihat, {}).catch(() => undefined) // no answer: the next one may come through
  }
  const timer = setInterval(tell, every)
  const stop = listen(cutOff, tell)
  return () => {
    clearInterval(timer)
    stop()
  }
}
