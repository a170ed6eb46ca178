import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { masterToko } from './master-toko.ts'

/** Every server forgets what it kept of the shop. */
export const layanMasterToko = serveMaster(masterToko, {
  // Where calls go decides who hears them: an owner says it with his password (pusat/cabang).
  check: (_ctx, _tx, { portal }, before) => {
    if ((portal ?? '') !== (before?.portal ?? ''))
      throw refusedField('portal', 'Portal Diubah Di Kerja Di Cabang, Dengan Password OWN')
  },
  committed: (ctx, { kode_toko }) => ctx.live.shopChanged(kode_toko, 'toko'),
})
