import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { saveFile } from '#web/page/download'
import { useWords } from '#web/words'
import { BatalDialog } from '../otorisasi/BatalDialog.tsx'
import { LaciRiwayat } from '../stok/tambah/LaciRiwayat.tsx'
import { batalPindah, cetakPindah, daftarPindah } from './pindah.calls.ts'

/** The slip of a move as a file, to be signed by both. */
async function ambilSlip(nomor: string): Promise<void> {
  try {
    saveFile(await callFile(cetakPindah, { body: { nomor } }))
  } catch (error) {
    failure(error)
  }
}

/** What was moved before: Enter prints its slip, today's may be undone. */
export function RiwayatPindah({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <LaciRiwayat
      judul="Riwayat Pindah Barang"
      list={daftarPindah}
      kunci="pindah"
      renderBatal={(nomor, tutup) => (
        <BatalDialog
          nomor={nomor}
          label="Batal Pindah"
          akibat={t('Semua barangnya kembali ke baki asal.')}
          kirim={(body, options) => call(batalPindah, { body }, options)}
          onClose={tutup}
        />
      )}
      onOpen={({ nomor }) => void ambilSlip(nomor)}
      onClose={onClose}
    />
  )
}
