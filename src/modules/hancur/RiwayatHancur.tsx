import { call } from '#web/call'
import { useWords } from '#web/words'
import { BatalDialog } from '../otorisasi/BatalDialog.tsx'
import { LaciRiwayat } from '../stok/tambah/LaciRiwayat.tsx'
import { batalHancur, daftarHancur } from './hancur.calls.ts'

/** What was destroyed before; today's may be undone. */
export function RiwayatHancur({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <LaciRiwayat
      judul="Riwayat Hancur Barang"
      list={daftarHancur}
      kunci="hancur"
      renderBatal={(nomor, tutup) => (
        <BatalDialog
          nomor={nomor}
          label="Batal Hancur"
          akibat={t('Semua barangnya kembali seperti sebelum dihancur.')}
          kirim={(body, options) => call(batalHancur, { body }, options)}
          onClose={tutup}
        />
      )}
      onClose={onClose}
    />
  )
}
