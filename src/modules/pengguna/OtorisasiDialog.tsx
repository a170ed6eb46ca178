import { Button } from 'antd'
import { useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { angkaTerbuka, perubahanDari, type OtorisasiDiminta } from './otorisasi-diminta.ts'
import { isianOtorisasi, otorisasi } from './otorisasi.calls.ts'
import './otorisasi.css'

type Terisi = RowOf<typeof isianOtorisasi>

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

/** The approver reads what the asker may not see: with his own password, at this screen. */
function useTerbuka(diminta: readonly OtorisasiDiminta[]) {
  const [terbuka, setTerbuka] = useState(diminta)
  const buka = async ({ user_id, password }: { user_id: string; password: string }) => {
    const read = diminta.map(async (need) => {
      if (!need.tersembunyi) return need
      const { kategori, no_otorisasi } = need
      const empty = { keterangan: null, description: null, alasan: null }
      const body = { user_id, password, kategori, no_otorisasi, lihat: true, ...empty }
      const { data } = await call(otorisasi, { body })
      return { ...need, ...angkaTerbuka(data) }
    })
    setTerbuka(await Promise.all(read))
  }
  return { terbuka, buka }
}

/** Posts one approval after the other; those that were given stay given when a later one fails. */
function useSetujui(diminta: readonly OtorisasiDiminta[]) {
  const [given, setGiven] = useState<readonly string[]>([])
  return async (entered: Terisi) => {
    let nomor = given
    let message: string | undefined
    for (const need of diminta) {
      if (nomor.includes(need.no_otorisasi)) continue
      const { kategori, no_otorisasi } = need
      const body = {
        ...entered,
        kategori,
        no_otorisasi,
        description: null,
        alasan: null,
        lihat: false,
      }
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
  const { buka, terbuka } = useTerbuka(diminta)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async (work: (entered: Terisi) => Promise<void>): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      await work(entered)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      form.refuse(error)
      setRefused(error.message)
    } finally {
      setBusy(false)
    }
  }
  const save = (): Promise<void> =>
    send(async (entered) => {
      const { message, nomor } = await approve(entered)
      if (message !== undefined) success(message)
      onApproved(nomor)
    })
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
      {terbuka.map((need) => (
        <Diminta key={need.no_otorisasi} diminta={need} />
      ))}
      <FormFields form={form} autoFocus />
      {terbuka.some(({ tersembunyi }) => tersembunyi) ? (
        <Button disabled={busy} onClick={() => void send(buka)}>
          {t('Lihat Angka Sebelum')}
        </Button>
      ) : null}
      {refused === undefined ? null : (
        <p className="form-error" role="alert">
          {t('Otorisasi Gagal..')} {refused === t('Otorisasi Gagal..') ? null : refused}
        </p>
      )}
    </FormDialog>
  )
}
