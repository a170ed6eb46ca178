import { useState } from 'react'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { perubahanDari, type OtorisasiDiminta } from './otorisasi-diminta.ts'
import { isianOtorisasi, otorisasi } from './otorisasi.calls.ts'
import './otorisasi.css'

interface Props {
  readonly diminta: readonly OtorisasiDiminta[]
  readonly onApproved: (nomor: readonly string[]) => void
  readonly onClose: () => void
}

/** Before and after of one thing that needs an approver's word. */
function Diminta({ diminta }: { readonly diminta: OtorisasiDiminta }) {
  const t = useWords()
  const { house } = useShell()
  const words = house.modules.flatMap(({ approvals }) => approvals?.[diminta.kategori] ?? [])
  return (
    <table className="otorisasi">
      <caption>{t(words[0] ?? diminta.kategori)}</caption>
      <thead className="only-heard">
        <tr>
          <th scope="col">{t('Data')}</th>
          <th scope="col">{t('Sebelum')}</th>
          <th scope="col">{t('Sesudah')}</th>
        </tr>
      </thead>
      <tbody>
        {perubahanDari(diminta).map(({ nama, sebelum, sesudah }) => (
          <tr key={nama}>
            <th scope="row">{nama}</th>
            <td>{sebelum}</td>
            <td className="otorisasi-sesudah">{sesudah}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Posts one approval after the other; those that were given stay given when a later one fails. */
function useSetujui(diminta: readonly OtorisasiDiminta[]) {
  const [given, setGiven] = useState<readonly string[]>([])
  return async (entered: { user_id: string; password: string; keterangan: string | null }) => {
    let nomor = given
    let message: string | undefined
    for (const need of diminta) {
      if (nomor.includes(need.no_otorisasi)) continue
      const { kategori, no_otorisasi } = need
      const body = { ...entered, kategori, no_otorisasi, description: null, alasan: null }
      const answer = await call(otorisasi, { body })
      message = answer.message
      nomor = [...nomor, no_otorisasi]
      setGiven(nomor)
    }
    return { nomor, message }
  }
}

/** SPEC 4, 6: another user's id and password, an SPV's or OWN's, for exactly these figures. */
export function OtorisasiDialog({ diminta, onApproved, onClose }: Props) {
  const t = useWords()
  const form = useForm(isianOtorisasi)
  const approve = useSetujui(diminta)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const save = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      const { message, nomor } = await approve(entered)
      if (message !== undefined) success(message)
      onApproved(nomor)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      form.refuse(error)
      setRefused(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('Otorisasi')}
      width={520}
      busy={busy}
      changed={false}
      saveLabel={t('Setujui')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p className="otorisasi-tanya">{t('Diperlukan persetujuan SPV atau OWN selain Anda.')}</p>
      {diminta.map((need) => (
        <Diminta key={need.no_otorisasi} diminta={need} />
      ))}
      <FormFields form={form} autoFocus />
      {refused === undefined ? null : (
        <p className="form-error" role="alert">
          {t('Otorisasi Gagal..')} {refused === t('Otorisasi Gagal..') ? null : refused}
        </p>
      )}
    </FormDialog>
  )
}
