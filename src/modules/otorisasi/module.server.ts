import { serveModule } from '#server/serve'
import { percobaanOtorisasi } from './laporan/authorization.server.ts'
import { approvalsAsked } from './laporan/otorisasi.server.ts'
import { jembatanHandlers } from './jembatan.server.ts'
import { jauhHandlers } from './jauh.server.ts'
import { pakaiPasskeyHandlers } from './pakai-passkey.server.ts'
import { panggilHandlers } from './panggil.server.ts'
import { pindaiHandlers } from './pindai.server.ts'
import { sidikJariHandlers } from './sidik-jari.server.ts'
import { otorisasiHandlers } from './sandi.server.ts'
import { sendiriHandlers } from './sendiri.server.ts'
import { otorisasi } from './module.ts'

export const otorisasiServer = serveModule(otorisasi, {
  refusals: { passkey_tidak_berlaku: 'Passkey Tidak Berlaku Lagi' },
  reports: [approvalsAsked, percobaanOtorisasi],
  handlers: [
    ...otorisasiHandlers,
    ...jauhHandlers,
    ...panggilHandlers,
    ...pakaiPasskeyHandlers,
    ...sendiriHandlers,
    ...sidikJariHandlers,
    ...jembatanHandlers,
    ...pindaiHandlers,
  ],
})
