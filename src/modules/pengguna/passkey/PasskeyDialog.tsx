import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { cellText } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Refused } from '#web/page/Refused'
import { CallError } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { CabutDialog } from './CabutDialog.tsx'
import {
  daftarPasskey,
  mulaiPasskey,
  namaPasskey,
  sandiPasskey,
  simpanPasskey,
} from './passkey.calls.ts'
import { adaPasskey, buatPasskey, TidakJadi } from './webauthn.tsx'
import './passkey.css'

const key = [daftarPasskey.path]
const load = async (signal: AbortSignal) => (await call(daftarPasskey, {}, { signal })).data
type Milik = Awaited<ReturnType<typeof load>>[number]
const dibuat = daftarPasskey.answer.fields?.['dibuat']

interface SatuProps {
  readonly passkey: Milik
  readonly terakhir: boolean
}

/** One of the user's passkeys, with the way to revoke it. */
function Satu({ passkey, terakhir }: SatuProps) {
  const t = useWords()
  const { toko } = useShell()
  const [cabut, setCabut] = useState(false)
  return (
    <li className="passkey">
      <Icon name="key" />
      <strong>{passkey.nama}</strong>
      <span className="meta">
        {dibuat && cellText(dibuat, passkey.dibuat, { t, style: 'layar', zona: toko.zona })}
      </span>
      <Button
        type="text"
        size="small"
        aria-label={t('Cabut {{nama}}', { nama: passkey.nama })}
        icon={<Icon name="delete" />}
        onClick={() => setCabut(true)}
      />
      {cabut ? (
        <CabutDialog passkey={passkey} terakhir={terakhir} onClose={() => setCabut(false)} />
      ) : null}
    </li>
  )
}

function Milikku() {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
  })
  if (error !== null) return <Refused error={error} onRetry={refetch} />
  if (data === undefined) return null
  if (data.length === 0) return <p className="passkey-kata">{t('Anda Belum Punya Passkey')}</p>
  return (
    <ul className="passkey-daftar">
      {data.map((passkey) => (
        <Satu key={passkey.id} passkey={passkey} terakhir={data.length === 1} />
      ))}
    </ul>
  )
}

/** Makes one: the password first, then the device asks for the finger. */
function useBuat() {
  const t = useWords()
  const queries = useQueryClient()
  const form = useForm({ nama: namaPasskey, password: sandiPasskey })
  const [busy, setBusy] = useState(false)
  const make = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || busy) return
    setBusy(true)
    try {
      const { data } = await call(mulaiPasskey, { body: { password: entered.password } })
      const made = await buatPasskey(data)
      const { message } = await call(simpanPasskey, { body: { nama: entered.nama, ...made } })
      if (message !== undefined) success(message)
      form.reset()
      await queries.invalidateQueries({ queryKey: key })
    } catch (error) {
      if (error instanceof TidakJadi) failure(t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi'))
      else if (!(error instanceof CallError) || !form.refuse(error))
        failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, make: () => void make() }
}

/** The user's own passkeys, from his own menu. */
export function PasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { busy, form, make } = useBuat()
  return (
    <FormDialog
      title={t('Passkey Saya')}
      width={560}
      busy={busy}
      changed={false}
      saveLabel={t('Buat Passkey')}
      onSave={make}
      onClose={onClose}
    >
      <Milikku />
      <p className="passkey-kata">
        {t('Buat passkey di perangkat Anda sendiri, bukan di komputer kasir.')}{' '}
        {adaPasskey()
          ? null
          : t('Browser memberi passkey hanya lewat HTTPS dan alamat dengan nama.')}
      </p>
      <FormFields form={form} />
    </FormDialog>
  )
}
