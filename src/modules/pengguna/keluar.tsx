import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { endSession } from '#web/session'
import { say } from '#web/words'
import { keluar } from './sesi.calls.ts'

/** Logs out after asking (SPEC 2). Even when the server does not hear it, this browser forgets. */
export async function signOut(): Promise<void> {
  const agreed = await confirm({
    title: say('Keluar'),
    text: say('Anda yakin ingin keluar ?'),
    yes: say('Ya'),
    no: say('Tidak'),
  })
  if (!agreed) return
  try {
    await call(keluar, { body: { user_id: null } })
  } finally {
    endSession()
  }
}
