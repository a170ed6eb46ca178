import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { say, unknownUser, type Konsol } from './konsol.server.ts'
import { hashPassword } from './server/session/password.ts'

// What the console does about one user when nobody at a screen can.

/** No letter that is taken for another, in four groups. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = (): string =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
const newPassword = (): string => [group(), group(), group(), group()].join('-')

/**
 * A new password, shown once: his session and passkeys end, he chooses his own at the next log-in,
 * and the history of the users has it, as given by KONSOL.
 */
export async function beriSandi(konsol: Konsol): Promise<number> {
  const { db, sessions, userId } = konsol
  const password = newPassword()
  const sandi = await hashPassword(password)
  const user = await db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', 'KONSOL', true)`)
    return tx.row<{ diblokir: boolean }>(sql`update users set sandi = ${sandi},
        sandi_perangkat = '', gagal = 0, gagal_pada = null, gagal_izin = 0, gagal_izin_pada = null
      where user_id = ${userId} returning diblokir`)
  })
  if (!user) return unknownUser(konsol)
  await db.chain.rows(sql`delete from tebakan`)
  await sessions.end(userId, 'PASSWORD')
  say(`Password baru ${userId}: ${password}`)
  say('Hanya ditampilkan sekali ini; diganti sendiri saat masuk. Passkey-nya dicabut.')
  if (user.diblokir) say('User ini masih diblokir: buka blokirnya di /data-users.')
  return 0
}

/** Ends his session and forgets his failed log-ins (DOMAIN 8). */
export async function bebaskan(konsol: Konsol): Promise<number> {
  const { db, sessions, userId } = konsol
  const [user] = await db.chain.rows(sql`
    update users set gagal = 0, gagal_pada = null, gagal_minta = 0, gagal_minta_pada = null,
      gagal_izin = 0, gagal_izin_pada = null
    where user_id = ${userId} returning 1`)
  if (!user) return unknownUser(konsol)
  // The counts by name and address are digests: nobody's can be told from another's.
  await db.chain.rows(sql`delete from tebakan`)
  const ended = await sessions.end(userId, 'DIKELUARKAN')
  say(ended ? `User ${userId} dikeluarkan.` : `User ${userId} tidak sedang masuk.`)
  return 0
}
