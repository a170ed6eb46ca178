import { Link } from '@tanstack/react-router'
import { Documents } from '#web/document/Documents'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { penerimaanBarang } from './penerimaan.ts'

/** Deliveries that were taken in; one of today, still untouched, may be cancelled (SPEC 2). */
export function BatalPenerimaanScreen() {
  const t = useWords()
  return (
    <Page>
      <Documents
        title="Batal Penerimaan Barang"
        document={penerimaanBarang}
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
