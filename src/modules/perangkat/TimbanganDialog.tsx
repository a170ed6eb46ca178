import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { choice, code } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import {
  connectScale,
  disconnectScale,
  hasSerial,
  keepScaleSetting,
  scaleSetting,
  useScale,
  useScaleState,
  type Scale,
} from '#web/scale'
import { useWords } from '#web/words'
import { catatAlat } from './perangkat.calls.ts'

const isian = {
  timbangan: code({ label: 'Timbangan', required: true }),
  baud: choice({
    label: 'Kecepatan (baud)',
    of: { 1200: '1200', 2400: '2400', 4800: '4800', 9600: '9600', 19200: '19200' },
    required: true,
  }),
  bits: choice({ label: 'Bit Data', of: { '8N1': '8N1', '7E1': '7E1' }, required: true }),
}

const keadaan = {
  putus: 'Tidak Tersambung',
  menyambung: 'Menyambung',
  tersambung: 'Tersambung',
  gagal: 'Timbangan Tidak Bisa Dibuka',
} as const

/** No scale sends so much without a weight in it. */
const derau = 64

/** Why a connected scale shows no weight; undefined: it does. */
const sebab = ({ last, state, unread }: Scale): string | undefined => {
  if (state !== 'tersambung') return undefined
  if (unread > derau) return 'Data Timbangan Tidak Terbaca: Coba Kecepatan Atau Bit Data Lain'
  if (last === undefined) return 'Timbangan Masih Diam: Atur Kirim Terus-Menerus, Periksa Kabel'
  return last.berat === null ? 'Timbangan Kelebihan Beban Atau Belum Siap' : undefined
}

/** The list of devices learns of it; a scale works all the same while it cannot. */
async function catatTimbangan(diuji: boolean): Promise<void> {
  const { baud, bits, timbangan } = scaleSetting()
  const body = { nama: timbangan, cara: `${baud} ${bits}`, diuji }
  await call(catatAlat, { params: { jenis: 'TIMBANGAN' }, body }).catch(() => undefined)
}

/** Its first steady weight proves that it can be read. */
function useTercoba(): ReturnType<typeof useScale> {
  const sudah = useRef(false)
  const found = useScale(({ berat, stabil }) => {
    if (sudah.current || !stabil || berat === null) return
    sudah.current = true
    void catatTimbangan(true)
  })
  useEffect(() => {
    if (found.state === 'putus') sudah.current = false
  }, [found.state])
  return found
}

/** The scale of this computer: its name, how it speaks, and the way to it. */
export function TimbanganDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [awal] = useState(() => {
    const { baud, bits, timbangan } = scaleSetting()
    return { timbangan, baud: String(baud), bits }
  })
  const form = useForm(isian, awal)
  const found = useTercoba()
  const { last, state } = found
  const masalah = sebab(found)
  const sambung = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) return
    const { baud, bits, timbangan } = isi
    keepScaleSetting({ timbangan, baud: Number(baud), bits })
    await catatTimbangan(false)
    if (hasSerial() && !(await connectScale())) failure(t('Timbangan Tidak Bisa Dibuka'))
  }
  return (
    <ViewDialog title={t('Timbangan Komputer Ini')} width={560} onClose={onClose}>
      <div data-form>
        <FormFields form={form} autoFocus />
      </div>
      <p role="status">
        {hasSerial()
          ? `${t(keadaan[state])}${last?.berat == null ? '' : `: ${formatBerat(last.berat)} gr`}`
          : t('Peramban ini tidak bisa membaca timbangan: ketik beratnya.')}
      </p>
      {masalah === undefined ? null : <p role="alert">{t(masalah)}</p>}
      {last ? <code>{last.mentah.trim()}</code> : null}
      <ViewButtons onClose={onClose}>
        {state === 'tersambung' ? (
          <Button onClick={() => void disconnectScale()}>{t('Putuskan')}</Button>
        ) : null}
        <Button type="primary" onClick={() => void sambung()}>
          {hasSerial() ? t('Sambungkan') : t('Simpan')}
        </Button>
      </ViewButtons>
    </ViewDialog>
  )
}

/** How the connected scale stands; press to set it. */
export function TombolTimbangan({ onClick }: { readonly onClick: () => void }) {
  const t = useWords()
  const state = useScaleState()
  return (
    <Button icon={<Icon name={state === 'tersambung' ? 'good' : 'settings'} />} onClick={onClick}>
      {scaleSetting().timbangan}: {t(keadaan[state])}
    </Button>
  )
}
