import { callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import type { ListedRow } from '#web/document/RowActions'
import { History } from '#web/document/History'
import { saveFile } from '#web/page/download'
import { cetakPindah } from './pindah.calls.ts'
import { pindahBarang } from './pindah-barang.ts'

/** The slip of a move as a file, to be signed by both. */
async function ambilSlip(nomor: string): Promise<void> {
  try {
    saveFile(await callFile(cetakPindah, { body: { nomor } }))
  } catch (error) {
    failure(error)
  }
}

const slip = [
  {
    label: 'Cetak',
    icon: 'print',
    key: 'F8',
    run: ({ nomor }: ListedRow) => void ambilSlip(nomor),
  },
]

/** What was moved before, each with its slip. */
export const RiwayatPindah = ({ onClose }: { readonly onClose: () => void }) => (
  <History title="Riwayat Pindah Barang" document={pindahBarang} actions={slip} onClose={onClose} />
)
