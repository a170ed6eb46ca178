import { alasan } from '#kernel/document'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { useKirim } from '../../pengguna/use-kirim.tsx'
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
  const form = useForm(isian)
  const selesai = (): void => {
    onDibatalkan?.()
    onClose()
  }
  const { dialog, kirim, sibuk } = useKirim({ form, segarkan: 'barang', onTersimpan: selesai })
  const simpan = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    const body = { nomor, alasan: entered.alasan }
    kirim((options) => call(batalTambahBarang, { body }, options))
  }
  return (
    <FormDialog
      title={`${t('Batal Tambah Data Barang')} ${nomor}`}
      width={520}
      busy={sibuk}
      changed={form.changed}
      saveLabel={t('Batal Tambah Data Barang')}
      onSave={simpan}
      onClose={onClose}
    >
      <p className="meta">{t('Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.')}</p>
      <FormFields form={form} autoFocus />
      {dialog}
    </FormDialog>
  )
}
