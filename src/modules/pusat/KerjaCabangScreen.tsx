import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { text } from '#kernel/field'
import { goToBranch } from '#web/branch'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { cabangKu, portalBaru, sandiOwn, ubahPortal } from './kerja-cabang.calls.ts'
import './kerja-cabang.css'

const load = async (signal: AbortSignal) => (await call(cabangKu, {}, { signal })).data
type Cabang = Awaited<ReturnType<typeof load>>[number]

const user_id = text({ label: 'User ID OWN', required: 'Harus Diisi', max: 40 })

interface PortalProps {
  readonly cabang: Cabang
  readonly onClose: () => void
}

/** Where a branch's server is: an owner says it with his password. */
function PortalDialog({ cabang, onClose }: PortalProps) {
  const t = useWords()
  const { user } = useShell()
  const before = { portal: cabang.portal, user_id: user.level === 'OWN' ? user.user_id : '' }
  const form = useForm({ portal: portalBaru, user_id, password: sandiOwn }, before)
  const { busy, send } = useSend({
    done: 'Data Berhasil Dirubah',
    refresh: [cabangKu.path],
    form,
    onDone: onClose,
  })
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    const params = { kode_toko: cabang.kode_toko }
    send(() => call(ubahPortal, { params, body: { ...entered, versi: cabang.versi } }))
  }
  return (
    <FormDialog
      title={t('Portal {{toko}}', { toko: cabang.kode_toko })}
      width={560}
      busy={busy}
      changed={false}
      onSave={save}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}

function Satu({ cabang }: { readonly cabang: Cabang }) {
  const t = useWords()
  const { user } = useShell()
  const [ubah, setUbah] = useState(false)
  const { kode_toko, nama_toko, portal, terjangkau } = cabang
  return (
    <li className="cabang">
      <strong>
        {kode_toko} - {nama_toko}
      </strong>
      <span className="meta">{portal === '' ? t('Di server ini') : portal}</span>
      {terjangkau ? null : <span className="meta">{t('Tidak ada di PORTAL_HOSTS')}</span>}
      {user.level === 'OWN' || user.level === 'SU' ? (
        <Button onClick={() => setUbah(true)}>{t('Ubah Portal')}</Button>
      ) : null}
      <Button type="primary" disabled={!terjangkau} onClick={() => goToBranch(kode_toko)}>
        {t('Masuk Ke Cabang')}
      </Button>
      {ubah ? <PortalDialog cabang={cabang} onClose={() => setUbah(false)} /> : null}
    </li>
  )
}

/** The branches of the chain: into one of them, and where each is reached. */
export function KerjaCabangScreen() {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: [cabangKu.path],
    queryFn: ({ signal }) => load(signal),
  })
  return (
    <Page>
      <p>{t('Master dan laporan cabang dibuka dari sini, dengan hak level Anda di cabang itu.')}</p>
      {error === null ? null : <Refused error={error} onRetry={refetch} />}
      {data?.length === 0 ? <p>{t('Belum Ada Cabang')}</p> : null}
      <ul className="cabang-daftar">
        {(data ?? []).map((cabang) => (
          <Satu key={cabang.kode_toko} cabang={cabang} />
        ))}
      </ul>
    </Page>
  )
}
