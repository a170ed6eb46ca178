import { beriSandi } from './konsol-user.server.ts'
import { runForUser } from './konsol.server.ts'

// npm run sandi -- own: gives a user a new password when nobody is left who could.

await runForUser('sandi', beriSandi)
