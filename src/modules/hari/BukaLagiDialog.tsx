import { useState } from 'react'
import type { Fields } from '#kernel/field'
import type { Tanggal } from '#kernel/tanggal'
import { call, useIntent } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { bukaLagiMasuk, tutupHari } from './tutup-toko.ts'

interface Props {
  readonly tanggal: Tanggal
  readonly onClose: () => void
  readonly onDone: () => void
}

const fields: Pick<typeof bukaLagiMasuk, 'alasan'> & Fields = { alasan: bukaLagiMasuk.alasan }

/** OWN says why a closed day is opened again; it stands in the books. */
export function BukaLagiDialog({ onClose, onDone, tanggal }: Props) {
  const t = useWords()
  const form = useForm(fields)
  const intent = useIntent()
  const [busy, setBusy] = useState(false)
  const open = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined || busy) return
    setBusy(true)
    try {
      const body = { tgl_system: tanggal, alasan: values.alasan }
      const { message } = await call(tutupHari.commands.bukaLagi, { body }, { key: intent.key() })
      if (message) success(message)
      onDone()
      onClose()
    } catch (error) {
      setBusy(false)
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  return (
    <FormDialog
      title={t('Buka Lagi {{tanggal}}', { tanggal })}
      width={520}
      busy={busy}
      changed={form.changed}
      saveLabel={t('Buka Lagi')}
      onSave={() => void open()}
      onClose={onClose}
    >
      <p className="meta step-akibat">
        {t('Segel tanggal ini dilepas. Siapa, kapan dan mengapa tercatat.')}
      </p>
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
