import { bebaskan } from './konsol-user.server.ts'
import { runForUser } from './konsol.server.ts'

// npm run bebaskan -- kasir1: ends a user's session and forgets his failed log-ins (DOMAIN 8).

await runForUser('bebaskan', bebaskan)
