import { useState } from 'react'
import { text } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import type { Cara } from './cara.tsx'
import type { OtorisasiDiminta } from './diminta.ts'
import { otorisasiPasskey, tantangOtorisasi } from './passkey.calls.ts'
import { adaPasskey, pakaiPasskey, TidakJadi } from './webauthn.tsx'

const isian = {
  user_id: text({ label: 'User ID', required: 'Harus Diisi', max: 40 }),
  keterangan: text({ label: 'Keterangan', max: 500 }),
}

/** With the approver's passkey, at the asker's screen: he names himself and shows his finger. */
export function usePasskey(
  diminta: readonly OtorisasiDiminta[],
  onApproved: (nomor: readonly string[]) => void,
): Cara {
  const t = useWords()
  const form = useForm(isian)
  const [sibuk, setSibuk] = useState(false)
  const [gagal, setGagal] = useState<string>()
  const send = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || sibuk) return
    setSibuk(true)
    setGagal(undefined)
    try {
      const no_otorisasi = diminta.map((need) => need.no_otorisasi)
      const { user_id } = entered
      const { data } = await call(tantangOtorisasi, { body: { user_id, no_otorisasi } })
      const signed = await pakaiPasskey(data)
      const { message } = await call(otorisasiPasskey, {
        body: { ...entered, ...signed, no_otorisasi },
      })
      if (message !== undefined) success(message)
      onApproved(no_otorisasi)
    } catch (error) {
      if (error instanceof TidakJadi) setGagal(t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi'))
      else if (!(error instanceof CallError)) throw error
      else if (!form.refuse(error)) setGagal(error.message)
    } finally {
      setSibuk(false)
    }
  }
  const isi = adaPasskey() ? (
    <FormFields form={form} autoFocus />
  ) : (
    <p className="otorisasi-tanya">
      {t('Browser memberi passkey hanya lewat HTTPS dan alamat dengan nama.')}
    </p>
  )
  return { isi, label: t('Pakai Passkey'), kirim: () => void send(), sibuk, gagal }
}
