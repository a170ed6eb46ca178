import { alasan } from '#kernel/document'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { KirimDialog } from '../../otorisasi/KirimDialog.tsx'
import { batalTambahBarang } from '../tambah-barang.calls.ts'

const isian = { alasan }

interface Props {
  readonly nomor: string
  readonly onDibatalkan?: () => void
  readonly onClose: () => void
}

/** Undoes a receipt: why, and somebody else's approval. */
export function BatalTerimaDialog({ nomor, onClose, onDibatalkan }: Props) {
  const t = useWords()
  return (
    <KirimDialog
      title={`${t('Batal Tambah Data Barang')} ${nomor}`}
      width={520}
      saveLabel={t('Batal Tambah Data Barang')}
      fields={isian}
      segarkan={['barang']}
      send={({ alasan: mengapa }, options) =>
        call(batalTambahBarang, { body: { nomor, alasan: mengapa } }, options)
      }
      renderIsi={(form) => (
        <>
          <p className="meta">
            {t('Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.')}
          </p>
          <FormFields form={form} autoFocus />
        </>
      )}
      {...(onDibatalkan ? { onTersimpan: onDibatalkan } : {})}
      onClose={onClose}
    />
  )
}
