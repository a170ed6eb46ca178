import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { detailAkun } from '../parameter-akun.ts'

const isian = { nomor_akun: detailAkun.nomor_akun }

interface Props {
  readonly nomorAkun: string
  readonly onPilih: (nomorAkun: string) => void
  readonly onClose: () => void
}

/** The account of one part, chosen by number and name. */
export function AkunDialog({ nomorAkun, onClose, onPilih }: Props) {
  const t = useWords()
  const form = useForm(isian, { nomor_akun: nomorAkun })
  const simpan = (): void => {
    const entered = form.submit()
    if (entered !== undefined) onPilih(entered.nomor_akun)
  }
  return (
    <FormDialog
      title={t('Edit Data Akun')}
      width={520}
      busy={false}
      changed={false}
      saveLabel={t('Pakai')}
      onSave={simpan}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
