import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { masterToko } from './master-toko.ts'

const tidakValid = '{{field}} Tidak Valid'

const isPortal = (portal: string): boolean => {
  const url = URL.canParse(portal) ? new URL(portal) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[/?#]$/.test(portal)
}

/** What no field can say: a code without signs, an address that calls can be added to. */
export const layanMasterToko = serveMaster(masterToko, {
  check: (_ctx, _tx, { kode_toko, portal }) => {
    if (!/^[A-Z0-9]+$/.test(kode_toko))
      throw refusedField('kode_toko', tidakValid, { field: masterToko.fields.kode_toko.label })
    if (portal !== null && !isPortal(portal))
      throw refusedField('portal', tidakValid, { field: masterToko.fields.portal.label })
  },
  committed: (ctx, { kode_toko }) => ctx.live.shopChanged(kode_toko, 'toko'),
})
