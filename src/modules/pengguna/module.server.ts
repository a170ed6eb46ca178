import { serveModule } from '#server/serve'
import { dataUsersHandlers } from './data-users.server.ts'
import { kunciHandlers } from './kunci.server.ts'
import { riwayatMasuk } from './laporan/riwayat-masuk.server.ts'
import { layarHandlers } from './layar-saya.server.ts'
import { sesiHandlers } from './masuk.server.ts'
import { pengguna } from './module.ts'
import { jagaPasskeyMasuk, passkeyHandlers } from './passkey/passkey.server.ts'

export const penggunaServer = serveModule(pengguna, {
  handlers: [
    ...sesiHandlers,
    ...kunciHandlers,
    ...dataUsersHandlers,
    ...layarHandlers,
    ...passkeyHandlers,
  ],
  reports: [riwayatMasuk],
  guards: { PASSKEY_MASUK_MODULE: jagaPasskeyMasuk },
})
