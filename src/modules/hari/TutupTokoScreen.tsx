import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import type { Fields } from '#kernel/field'
import { call, useIntent } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { useLive } from '#web/live'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { Waiting } from '#web/page/Skeleton'
import { closedTo, useShell } from '#web/session'
import { useLanguage, useWords } from '#web/words'
import { BukaLagiDialog } from './BukaLagiDialog.tsx'
import { JualBeliHari, LaciKasir, UangHari } from './AngkaHari.tsx'
import { Periksa } from './Periksa.tsx'
import { hariPanjang } from './hari-panjang.tsx'
import { laporanTutupToko } from './laporan/tutup-toko.ts'
import { loadStatus, type StatusTutup } from './status-tutup.tsx'
import { tutupHari, tutupMasuk } from './tutup-toko.ts'
import { KeyButton } from '#web/KeyButton'
import './tutup-toko.css'

interface Props {
  readonly status: StatusTutup
  readonly onDone: () => void
}

/** Sends a command once, however often the button is pressed, and says what came of it. */
function useCommand(onDone: () => void) {
  const t = useWords()
  const intent = useIntent()
  const [busy, setBusy] = useState(false)
  const send = async (command: (key: string) => Promise<{ message: string | undefined }>) => {
    if (busy) return
    setBusy(true)
    try {
      const { message } = await command(intent.key())
      intent.settle()
      if (message) success(message)
    } catch (error) {
      failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return { busy, send }
}

const kirimTutup = (tgl_system: string, tgl_berikut: string | null) => (key: string) =>
  call(tutupHari.commands.tutup, { body: { tgl_system, tgl_berikut, alasan: null } }, { key })

/** The two dates and the button: what the day is, and what it becomes. */
function Tutup({ onDone, status }: Props) {
  const t = useWords()
  const language = useLanguage()
  const fields: Fields = { tgl_berikut: { ...tutupMasuk.tgl_berikut, hint: '' } }
  const form = useForm(fields, { tgl_berikut: status.tgl_usul })
  const { busy, send } = useCommand(onDone)
  const berikut = textOf(form.values['tgl_berikut'])
  const off = busy || status.halangan.length > 0
  const close = async (): Promise<void> => {
    if (off || form.submit() === undefined) return
    const agreed = await confirm({
      title: t('Tutup Tanggal {{tanggal}} ?', { tanggal: status.tgl_system }),
      text: t('Tanggal toko menjadi {{tanggal}}. Hanya OWN dapat membukanya lagi.', {
        tanggal: berikut,
      }),
      yes: t('Ya'),
      no: t('Tidak'),
      weighty: true,
    })
    if (agreed) await send(kirimTutup(status.tgl_system, berikut))
  }
  return (
    <div className="closing-dates" data-form>
      <div className="closing-date">
        <span className="meta">{t('Tanggal Sekarang')}</span>
        <strong>{hariPanjang(status.tgl_system, language)}</strong>
      </div>
      <Icon name="right" />
      <div className="closing-date">
        <FormFields form={form} />
        <span className="meta">{hariPanjang(berikut, language)}</span>
      </div>
      <KeyButton
        keyName="F9"
        label="Tutup Toko"
        run={() => void close()}
        type="primary"
        size="large"
        disabled={off}
        loading={busy}
      />
    </div>
  )
}

/** Opens a closed shop again: for its date, or for a later one. */
function Buka({ onDone, status }: Props) {
  const t = useWords()
  const { tgl_system } = status
  const fields: Fields = {
    tgl_buka: tutupHari.commands.mulai.body?.['tgl_buka'] ?? tutupMasuk.tgl_system,
  }
  const usul = status.hari_ini > tgl_system ? status.hari_ini : tgl_system
  const form = useForm(fields, { tgl_buka: usul })
  const { busy, send } = useCommand(onDone)
  const open = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined) return
    const tgl_buka = textOf(values['tgl_buka'])
    await send((key) => call(tutupHari.commands.mulai, { body: { tgl_system, tgl_buka } }, { key }))
  }
  return (
    <div className="closing-dates" data-form>
      <div className="closing-date">
        <span className="meta">{t('Toko Sudah Tutup')}</span>
        <strong>{t('Ditutup Oleh {{oleh}}', { oleh: status.ditutup_oleh ?? '-' })}</strong>
      </div>
      <Icon name="right" />
      <div className="closing-date">
        <FormFields form={form} />
      </div>
      <KeyButton
        keyName="F9"
        label="Buka Toko"
        run={() => void open()}
        type="primary"
        size="large"
        loading={busy}
      />
    </div>
  )
}

/** Days that OWN opened again wait to be sealed once more. */
function TutupKembali({ onDone, status }: Props) {
  const t = useWords()
  const { busy, send } = useCommand(onDone)
  return status.terbuka_lagi.map((tanggal) => (
    <div key={tanggal} className="closing-again">
      <Icon name="unlock" />
      <span>{t('Tanggal {{tgl_system}} Dibuka Lagi', { tgl_system: tanggal })}</span>
      <Button loading={busy} onClick={() => void send(kirimTutup(tanggal, null))}>
        {t('Tutup Kembali')}
      </Button>
    </div>
  ))
}

/**
 * What the shop writes down of its last closing: nobody can make it fit another history. And its
 * paper, for whoever may read it, also where the next day has opened by itself.
 */
function Segel({ status: { kode_segel, tgl_segel } }: Pick<Props, 'status'>) {
  const t = useWords()
  const shell = useShell()
  if (!kode_segel || !tgl_segel) return null
  const kertas = shell.house.screen(laporanTutupToko.path)
  return (
    <p className="meta" title={t('Catat di buku tutup toko: pemeriksaan membandingkannya.')}>
      {t('Segel {{tanggal}}', { tanggal: tgl_segel })}: <code>{kode_segel}</code>
      {kertas && closedTo(shell, kertas) === undefined ? (
        <>
          {' · '}
          <Link to={laporanTutupToko.path} search={{ tgl: tgl_segel }}>
            {t(laporanTutupToko.title)}
          </Link>
        </>
      ) : null}
    </p>
  )
}

/** The figures of the day: they stay, to be read and printed, when it has just been closed here. */
function useHariTutup(status: StatusTutup | undefined): StatusTutup | undefined {
  const [last, setLast] = useState<StatusTutup>()
  if (status?.buka && status !== last) setLast(status)
  return last
}

/** The guided closing of the business day (DOMAIN 5, tutup toko). */
export function TutupTokoScreen() {
  const t = useWords()
  const { user } = useShell()
  const [opening, setOpening] = useState(false)
  const found = useQuery({
    queryKey: ['hari', 'status'],
    queryFn: ({ signal }) => loadStatus(signal),
  })
  const reload = (): void => void found.refetch()
  useLive('berubah', reload)
  const status = found.data
  const hari = useHariTutup(status)
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          {user.level === 'OWN' && status?.tgl_segel ? (
            <Button icon={<Icon name="unlock" />} onClick={() => setOpening(true)}>
              {t('Buka Lagi {{tanggal}}', { tanggal: status.tgl_segel })}
            </Button>
          ) : null}
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {status === undefined && !found.error ? <Waiting /> : null}
      {status === undefined ? null : (
        <div className="closing" key={`${status.tgl_system} ${status.buka}`}>
          {status.buka ? (
            <Tutup status={status} onDone={reload} />
          ) : (
            <Buka status={status} onDone={reload} />
          )}
          <TutupKembali status={status} onDone={reload} />
          <Segel status={status} />
          <div className="closing-columns">
            <div>
              {status.buka ? <Periksa status={status} /> : null}
              <LaciKasir rows={status.laci} />
            </div>
            {hari ? (
              <div>
                {status.buka ? null : (
                  <div className="closing-again">
                    <h2>{t('Angka Tanggal {{tanggal}}', { tanggal: hari.tgl_system })}</h2>
                    <Button onClick={() => print()}>{t('Cetak')}</Button>
                  </div>
                )}
                <JualBeliHari status={hari} />
                <UangHari rows={hari.kas} />
              </div>
            ) : null}
          </div>
        </div>
      )}
      {opening && status?.tgl_segel ? (
        <BukaLagiDialog
          tanggal={status.tgl_segel}
          onClose={() => setOpening(false)}
          onDone={reload}
        />
      ) : null}
    </Page>
  )
}
