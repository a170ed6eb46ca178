import { Drawer } from 'antd'
import { useState } from 'react'
import { alasan } from '#kernel/document'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { FormFields } from '#web/form/FormFields'
import { KeyLayer } from '#web/keys'
import { saveFile } from '#web/page/download'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { KirimDialog } from '../otorisasi/KirimDialog.tsx'
import { batalPindah, cetakPindah, daftarPindah } from './pindah.calls.ts'

const isian = { alasan }
const judul = 'Riwayat Pindah Barang'

/** The slip of a move as a file, to be signed by both. */
async function ambilSlip(nomor: string): Promise<void> {
  try {
    saveFile(await callFile(cetakPindah, { body: { nomor } }))
  } catch (error) {
    failure(error)
  }
}

function BatalDialog({ nomor, onClose }: { readonly nomor: string; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <KirimDialog
      title={`${t('Batal Pindah')} ${nomor}`}
      width={520}
      saveLabel={t('Batal Pindah')}
      fields={isian}
      segarkan={['barang']}
      send={({ alasan: mengapa }, options) =>
        call(batalPindah, { body: { nomor, alasan: mengapa } }, options)
      }
      renderIsi={(form) => (
        <>
          <p className="meta">{t('Semua barangnya kembali ke baki asal.')}</p>
          <FormFields form={form} autoFocus />
        </>
      )}
      onClose={onClose}
    />
  )
}

/** What was moved before: Enter prints its slip, today's may be undone. */
export function RiwayatPindah({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [batal, setBatal] = useState<string>()
  return (
    <Drawer open size={1120} title={t(judul)} onClose={onClose}>
      <KeyLayer>
        <div className="terima-daftar">
          <PagedDocuments
            title={judul}
            list={daftarPindah}
            queryKey={['barang', 'pindah']}
            number="nomor"
            state="status"
            mayCancel={(row) => row.status === 'VALID' && row.tgl_system === tgl_system}
            onCancel={({ nomor }) => setBatal(nomor)}
            onOpen={({ nomor }) => void ambilSlip(nomor)}
          />
          {batal === undefined ? null : (
            <BatalDialog nomor={batal} onClose={() => setBatal(undefined)} />
          )}
        </div>
      </KeyLayer>
    </Drawer>
  )
}
