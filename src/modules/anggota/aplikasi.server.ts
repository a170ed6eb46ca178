import { handle } from '#server/serve'
import { kurangKirim } from '#modules/pesan/siap.server'
import { keadaanAplikasi } from './aplikasi.calls.ts'

/** As the members' app itself: it offers a way in only where the code can be sent. */
export const keadaan = handle(keadaanAplikasi, async (ctx) => {
  const nyala = ctx.isOn('MEMBER_MODULE') && ctx.isOn('WHATSAPP_MODULE')
  if (!nyala) return { kurang: 'MODUL' as const }
  return { kurang: kurangKirim(ctx, ctx) ?? null }
})
