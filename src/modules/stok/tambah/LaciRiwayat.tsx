import { Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import { PagedDocuments } from '#web/document/PagedDocuments'
import { KeyLayer } from '#web/keys'
import type { Row } from '#web/master/rows'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import '../stok.css'

interface Dokumen extends Row {
  readonly nomor: string
  readonly status: string
  readonly tgl_system: string
}

interface Halaman {
  readonly skip: number | null
  readonly limit: number | null
}

interface Props<R extends Dokumen> {
  readonly judul: string // a phrase
  readonly list: Endpoint<never, Halaman, unknown, readonly R[]>
  /** Where it is kept; a posting of goods loads it anew. */
  readonly kunci: string
  /** Asks why one is undone. */
  readonly renderBatal: (nomor: string, onClose: () => void) => ReactNode
  readonly onOpen?: (row: R) => void
  readonly onClose: () => void
}

/** What was done before, beside the table where it is done; today's may be undone. */
export function LaciRiwayat<R extends Dokumen>(props: Props<R>) {
  const { judul, kunci, list, onClose, onOpen, renderBatal } = props
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [batal, setBatal] = useState<string>()
  return (
    <Drawer open size={1120} title={t(judul)} onClose={onClose}>
      <KeyLayer>
        <div className="terima-daftar">
          <PagedDocuments
            title={judul}
            list={list}
            queryKey={['barang', kunci]}
            number="nomor"
            state="status"
            mayCancel={(row) => row.status === 'VALID' && row.tgl_system === tgl_system}
            onCancel={({ nomor }) => setBatal(nomor)}
            {...(onOpen ? { onOpen } : {})}
          />
          {batal === undefined ? null : renderBatal(batal, () => setBatal(undefined))}
        </div>
      </KeyLayer>
    </Drawer>
  )
}
