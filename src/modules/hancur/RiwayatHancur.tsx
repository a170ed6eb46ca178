import { Drawer } from 'antd'
import { useState } from 'react'
import { alasan } from '#kernel/document'
import { call } from '#web/call'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { FormFields } from '#web/form/FormFields'
import { KeyLayer } from '#web/keys'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { KirimDialog } from '../otorisasi/KirimDialog.tsx'
import { batalHancur, daftarHancur } from './hancur.calls.ts'

const isian = { alasan }
const judul = 'Riwayat Hancur Barang'

function BatalDialog({ nomor, onClose }: { readonly nomor: string; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <KirimDialog
      title={`${t('Batal Hancur')} ${nomor}`}
      width={520}
      saveLabel={t('Batal Hancur')}
      fields={isian}
      segarkan={['barang']}
      send={({ alasan: mengapa }, options) =>
        call(batalHancur, { body: { nomor, alasan: mengapa } }, options)
      }
      renderIsi={(form) => (
        <>
          <p className="meta">{t('Semua barangnya kembali seperti sebelum dihancur.')}</p>
          <FormFields form={form} autoFocus />
        </>
      )}
      onClose={onClose}
    />
  )
}

/** What was destroyed before; today's may be undone. */
export function RiwayatHancur({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [batal, setBatal] = useState<string>()
  return (
    <Drawer open size={1120} title={t(judul)} onClose={onClose}>
      <KeyLayer>
        <div className="terima-daftar">
          <PagedDocuments
            title={judul}
            list={daftarHancur}
            queryKey={['barang', 'hancur']}
            number="nomor"
            state="status"
            mayCancel={(row) => row.status === 'VALID' && row.tgl_system === tgl_system}
            onCancel={({ nomor }) => setBatal(nomor)}
          />
          {batal === undefined ? null : (
            <BatalDialog nomor={batal} onClose={() => setBatal(undefined)} />
          )}
        </div>
      </KeyLayer>
    </Drawer>
  )
}
