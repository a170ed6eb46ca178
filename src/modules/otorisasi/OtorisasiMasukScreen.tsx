import { Page } from '#web/page/Page'
import { DaftarMasuk } from './DaftarMasuk.tsx'
import { PanggilPerangkat } from './PanggilPerangkat.tsx'

/** The approver's page, for a telephone or tablet beside him. */
export function OtorisasiMasukScreen() {
  return (
    <Page actions={<PanggilPerangkat />}>
      <DaftarMasuk />
    </Page>
  )
}
