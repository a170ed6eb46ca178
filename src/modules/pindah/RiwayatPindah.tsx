import { callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
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

/** What was moved before: Enter prints its slip, today's may be undone. */
export const RiwayatPindah = ({ onClose }: { readonly onClose: () => void }) => (
  <History
    title="Riwayat Pindah Barang"
    document={pindahBarang}
    batal={pindahBarang.commands.batal}
    akibat="Semua barangnya kembali ke baki asal."
    onOpen={(nomor) => void ambilSlip(nomor)}
    onClose={onClose}
  />
)
