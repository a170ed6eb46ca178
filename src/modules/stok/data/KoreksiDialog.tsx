import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { BatuEditor } from '../../berlian/BatuEditor.tsx'
import { useKirim } from '../../pengguna/use-kirim.tsx'
import { simpanKoreksiBarang, type rincianBarang } from '../data-barang.calls.ts'
import { koreksiMasuk } from '../koreksi-barang.ts'

interface Props {
  readonly barang: RowOf<typeof rincianBarang>
  readonly onClose: () => void
  readonly onTersimpan: () => void
}

/** Why first, then what; the barcode and the version are the piece's own. */
const urutan = [
  'alasan',
  ...Object.keys(koreksiMasuk).filter(
    (name) => !['alasan', 'kode_barcode', 'versi'].includes(name),
  ),
]

/** Texts that are stored as '' stand empty in the form. */
const isianDari = (barang: Props['barang']): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(koreksiMasuk).map((name) => {
      const value = Object.entries(barang).find(([key]) => key === name)?.[1]
      return [name, value === '' || value === undefined ? null : value]
    }),
  )

/** Corrects a piece: every fact as it should be, a reason, and somebody else's approval. */
export function KoreksiDialog({ barang, onClose, onTersimpan }: Props) {
  const t = useWords()
  const form = useForm(koreksiMasuk, isianDari(barang))
  const selesai = (): void => {
    onTersimpan()
    onClose()
  }
  const { dialog, kirim, sibuk } = useKirim({ form, segarkan: 'barang', onTersimpan: selesai })
  const simpan = (): void => {
    const body = form.submit()
    if (body !== undefined) kirim((options) => call(simpanKoreksiBarang, { body }, options))
  }
  return (
    <FormDialog
      title={`${t('Koreksi Barang')} ${barang.kode_barcode}`}
      busy={sibuk}
      changed={form.changed}
      saveLabel={t('Simpan Koreksi')}
      onSave={simpan}
      onClose={onClose}
    >
      <FormFields form={form} names={urutan} autoFocus />
      <BatuEditor form={form} />
      {dialog}
    </FormDialog>
  )
}
