import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { endSession } from '#web/session'
import { say } from '#web/words'
import { keluar } from './sesi.calls.ts'

/** Whoever comes next to this browser is not called for what waits for the one who left. */
async function jangan(): Promise<void> {
  const ada = await navigator.serviceWorker?.getRegistration('/')
  await (await ada?.pushManager?.getSubscription())?.unsubscribe()
}

/**
 * Logs out after a question (SPEC 2). This browser forgets the session even when the server is not
 * reached.
 */
export async function signOut(): Promise<void> {
  const agreed = await confirm({
    title: say('Keluar'),
    text: say('Anda yakin ingin keluar ?'),
    yes: say('Ya'),
    no: say('Tidak'),
  })
  if (!agreed) return
  try {
    await jangan().catch(() => undefined)
    await call(keluar, { body: { user_id: null } })
  } finally {
    endSession()
  }
}
