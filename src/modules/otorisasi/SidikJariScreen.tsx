import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { Page } from '#web/page/Page'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { sandiPasskey } from '../pengguna/passkey/passkey.calls.ts'
import {
  cabutJembatan,
  cabutSidikJari,
  daftarJembatan,
  daftarSidikJari,
  isianJembatan,
  tambahJembatan,
} from './sidik-jari.calls.ts'
import { KataPindaian, usePindaian } from './use-sidik-jari.tsx'
import '../pengguna/passkey/passkey.css'
import './otorisasi.css'

/** Enrols a finger: the password, then the reader. */
function JariSaya() {
  const t = useWords()
  const form = useForm({ password: sandiPasskey })
  const { pindaian, setPindaian } = usePindaian('DAFTAR', () => undefined)
  const enrol = async (): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined) return
    setPindaian('DIAM')
    try {
      await call(daftarSidikJari, { body: entered })
      form.reset()
      setPindaian('MENUNGGU')
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  const forget = async (): Promise<void> => {
    const title = t('Hapus semua sidik jari Anda ?')
    if (!(await confirm({ title, yes: t('Ya'), no: t('Tidak'), danger: true }))) return
    try {
      const { message } = await call(cabutSidikJari, {})
      if (message !== undefined) success(message)
    } catch (error) {
      failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  return (
    <section className="sidik-jari" data-form>
      <h2>{t('Sidik Jari Saya')}</h2>
      <FormFields form={form} />
      <KataPindaian pindaian={pindaian} />
      {pindaian === 'GAGAL' ? (
        <p className="otorisasi-salah" role="alert">
          {t('Silahkan Coba Lagi')}
        </p>
      ) : null}
      <div className="otorisasi-tombol">
        <Button danger onClick={() => void forget()}>
          {t('Hapus Sidik Jari')}
        </Button>
        <Button type="primary" onClick={() => void enrol()}>
          {t('Daftarkan Sidik Jari')}
        </Button>
      </div>
    </section>
  )
}

const key = [daftarJembatan.path]

/** The readers of the shop. A key is shown once: a lost key is replaced by a new one. */
function Jembatan() {
  const t = useWords()
  const queries = useQueryClient()
  const form = useForm(isianJembatan)
  const [kunci, setKunci] = useState<string>()
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(daftarJembatan, {}, { signal })).data,
  })
  const act = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: key })
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    }
  }
  const add = (): Promise<void> =>
    act(async () => {
      const entered = form.submit()
      if (entered === undefined) return
      const { data: made } = await call(tambahJembatan, { body: entered })
      setKunci(made.kunci)
      form.reset()
    })
  const revoke = (id: string): Promise<void> =>
    act(async () => {
      const { message } = await call(cabutJembatan, { params: { id } })
      if (message !== undefined) success(message)
    })
  return (
    <section className="sidik-jari" data-form>
      <h2>{t('Jembatan Sidik Jari')}</h2>
      <ul className="passkey-daftar">
        {data.map(({ di_sini, id, nama }) => (
          <li key={id} className="passkey">
            <strong>{nama}</strong>
            <span className="meta">{t(di_sini ? 'Konter Ini' : 'Konter Lain')}</span>
            <Button
              type="text"
              size="small"
              aria-label={t('Cabut {{nama}}', { nama })}
              icon={<Icon name="delete" />}
              onClick={() => void revoke(id)}
            />
          </li>
        ))}
      </ul>
      {kunci === undefined ? null : (
        <p className="sidik-jari-kunci" role="status">
          {t('Kunci jembatan, hanya ditampilkan sekali:')} <code>{kunci}</code>
        </p>
      )}
      <p className="meta">
        {t('Jembatan membaca untuk satu konter: tambahkan dari browser konter itu.')}
      </p>
      <FormFields form={form} />
      <Button type="primary" onClick={() => void add()}>
        {t('Tambah Jembatan')}
      </Button>
    </section>
  )
}

/** An approver's own fingers, and for the owner the bridges that read them. */
export function SidikJariScreen() {
  const { user } = useShell()
  return (
    <Page>
      <div className="sidik-jari-bagian">
        <JariSaya />
        {user.level === 'OWN' ? <Jembatan /> : null}
      </div>
    </Page>
  )
}
