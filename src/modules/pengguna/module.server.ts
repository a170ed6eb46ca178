import { serveModule } from '#server/serve'
import { dataUsersHandlers } from './data-users.server.ts'
import { percobaanOtorisasi } from './laporan/authorization.server.ts'
import { otorisasiDiminta } from './laporan/otorisasi.server.ts'
import { sesiHandlers } from './masuk.server.ts'
import { pengguna } from './module.ts'
import { jembatanHandlers } from './otorisasi/jembatan.server.ts'
import { jauhHandlers } from './otorisasi/jauh.server.ts'
import { pakaiPasskeyHandlers } from './otorisasi/pakai-passkey.server.ts'
import { passkeyHandlers } from './otorisasi/passkey.server.ts'
import { pindaiHandlers } from './otorisasi/pindai.server.ts'
import { sidikJariHandlers } from './otorisasi/sidik-jari.server.ts'
import { otorisasiHandlers } from './otorisasi/sandi.server.ts'

export const penggunaServer = serveModule(pengguna, {
  refusals: { passkey_tidak_berlaku: 'Passkey Tidak Berlaku Lagi' },
  reports: [otorisasiDiminta, percobaanOtorisasi],
  handlers: [
    ...sesiHandlers,
    ...dataUsersHandlers,
    ...otorisasiHandlers,
    ...jauhHandlers,
    ...passkeyHandlers,
    ...pakaiPasskeyHandlers,
    ...sidikJariHandlers,
    ...jembatanHandlers,
    ...pindaiHandlers,
  ],
})
