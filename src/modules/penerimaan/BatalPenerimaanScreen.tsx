import { Link } from '@tanstack/react-router'
import { DocumentsToCancel } from '#web/document/DocumentsToCancel'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { penerimaanBarang } from './penerimaan.ts'

/** Deliveries that were taken in; one of today, still untouched, may be cancelled (SPEC 2). */
export function BatalPenerimaanScreen() {
  const t = useWords()
  return (
    <Page>
      <DocumentsToCancel
        title="Batal Penerimaan Barang"
        document={penerimaanBarang}
        batal={penerimaanBarang.commands.batal}
        akibat="Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi."
        empty={
          <>
            <p>{t('Belum ada penerimaan barang.')}</p>
            <Link to="/penerimaan-barang">{t('Penerimaan Barang')}</Link>
          </>
        }
      />
    </Page>
  )
}
