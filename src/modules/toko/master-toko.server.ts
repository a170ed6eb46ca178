import { serveMaster } from '#server/serve'
import { masterToko } from './master-toko.ts'

/** Every server forgets what it kept of the shop. */
export const layanMasterToko = serveMaster(masterToko, {
  committed: (ctx, { kode_toko }) => ctx.live.shopChanged(kode_toko, 'toko'),
})
