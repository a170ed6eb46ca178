import { text, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { useIsian, type Cara } from './cara.tsx'
import type { ApprovalAsked } from '#web/document/approval-asked'
import { adaPasskey, pakaiPasskey, TidakJadi } from '../pengguna/passkey/webauthn.tsx'
import { otorisasiPasskey, tantangOtorisasi } from './pakai-passkey.calls.ts'

const isian = {
  user_id: text({ label: 'User ID', required: 'Harus Diisi', max: 40 }),
  keterangan: text({ label: 'Keterangan', max: 500 }),
}

/** With the approver's passkey, at the asker's screen: he names himself and shows his finger. */
export function usePasskey(
  diminta: readonly ApprovalAsked[],
  onApproved: (nomor: readonly string[]) => void,
): Cara {
  const t = useWords()
  const { form, gagal, kirim, setGagal, sibuk } = useIsian(isian)
  const pakai = async (entered: RowOf<typeof isian>): Promise<void> => {
    const no_otorisasi = diminta.map((need) => need.no_otorisasi)
    const { user_id } = entered
    const { data } = await call(tantangOtorisasi, { body: { user_id, no_otorisasi } })
    const signed = await pakaiPasskey(data)
    const body = { ...entered, ...signed, no_otorisasi }
    const { message } = await call(otorisasiPasskey, { body })
    if (message !== undefined) success(message)
    onApproved(no_otorisasi)
  }
  const setujui = (): Promise<void> =>
    kirim((entered) =>
      pakai(entered).catch((error: unknown) => {
        if (!(error instanceof TidakJadi)) throw error
        setGagal(t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi'))
      }),
    )
  const isi = adaPasskey() ? (
    <FormFields form={form} autoFocus />
  ) : (
    <p className="otorisasi-tanya">
      {t('Browser memberi passkey hanya lewat HTTPS dan alamat dengan nama.')}
    </p>
  )
  return { isi, label: t('Pakai Passkey'), kirim: () => void setujui(), sibuk, gagal }
}
