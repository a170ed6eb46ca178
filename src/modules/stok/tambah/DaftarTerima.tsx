import { Drawer } from 'antd'
import { useState } from 'react'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { KeyLayer } from '#web/keys'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { daftarTambahBarang } from '../tambah-barang.calls.ts'
import { BatalTerimaDialog } from './BatalTerimaDialog.tsx'

const judul = 'Riwayat Tambah Data Barang'

/** What was received before, beside the table of what is being received; today's may be undone. */
export function DaftarTerima({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [batal, setBatal] = useState<string>()
  return (
    <Drawer open size={1120} title={t(judul)} onClose={onClose}>
      <KeyLayer>
        <div className="terima-daftar">
          <PagedDocuments
            title={judul}
            list={daftarTambahBarang}
            queryKey={['barang', 'terima']}
            number="nomor"
            state="status"
            mayCancel={(row) => row.status === 'VALID' && row.tgl_system === tgl_system}
            onCancel={({ nomor }) => setBatal(nomor)}
          />
          {batal === undefined ? null : (
            <BatalTerimaDialog nomor={batal} onClose={() => setBatal(undefined)} />
          )}
        </div>
      </KeyLayer>
    </Drawer>
  )
}
