import { call } from '#web/call'
import { useWords } from '#web/words'
import { BatalDialog } from '../../otorisasi/BatalDialog.tsx'
import { batalTambahBarang } from '../tambah-barang.calls.ts'

interface Props {
  readonly nomor: string
  readonly onDibatalkan?: () => void
  readonly onClose: () => void
}

/** Undoes a receipt. */
export function BatalTerimaDialog({ nomor, onClose, onDibatalkan }: Props) {
  const t = useWords()
  return (
    <BatalDialog
      nomor={nomor}
      label="Batal Tambah Data Barang"
      akibat={t('Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.')}
      kirim={(body, options) => call(batalTambahBarang, { body }, options)}
      {...(onDibatalkan ? { onTersimpan: onDibatalkan } : {})}
      onClose={onClose}
    />
  )
}
