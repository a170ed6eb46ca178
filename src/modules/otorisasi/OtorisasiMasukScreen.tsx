import { Page } from '#web/page/Page'
import { DaftarMasuk } from './DaftarMasuk.tsx'

/** The approver's page, for a telephone or tablet beside him. */
export function OtorisasiMasukScreen() {
  return (
    <Page>
      <DaftarMasuk />
    </Page>
  )
}
