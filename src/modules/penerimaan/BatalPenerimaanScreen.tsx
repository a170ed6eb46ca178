import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { alasan } from '#kernel/document'
import { call } from '#web/call'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { FormFields } from '#web/form/FormFields'
import { Page } from '#web/page/Page'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { KirimDialog } from '../otorisasi/KirimDialog.tsx'
import { batalTerima, daftarTerima } from './penerimaan.calls.ts'

const isian = { alasan }

/** Deliveries that were taken in; one of today, still untouched, may be cancelled (SPEC 2). */
export function BatalPenerimaanScreen() {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [batal, setBatal] = useState<string>()
  return (
    <Page>
      <PagedDocuments
        title="Batal Penerimaan Barang"
        list={daftarTerima}
        queryKey={['barang', 'penerimaan']}
        number="nomor"
        state="status"
        mayCancel={(row) => row.status === 'VALID' && row.tgl_system === tgl_system}
        onCancel={({ nomor }) => setBatal(nomor)}
        empty={
          <>
            <p>{t('Belum ada penerimaan barang.')}</p>
            <Link to="/penerimaan-barang">{t('Penerimaan Barang')}</Link>
          </>
        }
      />
      {batal === undefined ? null : (
        <KirimDialog
          title={`${t('Batal Penerimaan Barang')} ${batal}`}
          width={520}
          saveLabel={t('Batal Penerimaan Barang')}
          fields={isian}
          segarkan={['barang']}
          send={(values, options) =>
            call(batalTerima, { body: { nomor: batal, alasan: values.alasan } }, options)
          }
          renderIsi={(form) => (
            <>
              <p className="meta">
                {t('Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.')}
              </p>
              <FormFields form={form} autoFocus />
            </>
          )}
          onClose={() => setBatal(undefined)}
        />
      )}
    </Page>
  )
}
