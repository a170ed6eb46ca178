import { Button } from 'antd'
import { useState } from 'react'
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
} from '#web/scale'
import { useWords } from '#web/words'
import { KirimDialog } from '../../otorisasi/KirimDialog.tsx'
import { simpanTera } from '../timbang.calls.ts'
import { teraMasuk } from '../timbang.ts'

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

/** The scale of this computer: its name, how it speaks, and the way to it. */
export function TimbanganDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [awal] = useState(() => {
    const { baud, bits, timbangan } = scaleSetting()
    return { timbangan, baud: String(baud), bits }
  })
  const form = useForm(isian, awal)
  const { last, state } = useScale(() => undefined)
  const sambung = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) return
    const { baud, bits, timbangan } = isi
    keepScaleSetting({ timbangan, baud: Number(baud), bits })
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
  const { state } = useScale(() => undefined)
  return (
    <Button icon={<Icon name={state === 'tersambung' ? 'good' : 'settings'} />} onClick={onClick}>
      {scaleSetting().timbangan}: {t(keadaan[state])}
    </Button>
  )
}

const isianTera = {
  timbangan: teraMasuk.timbangan,
  acuan: teraMasuk.acuan,
  baca: teraMasuk.baca,
}

/** The scale under a known weight; what it says fills the form by itself. */
export function TeraDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const [bacaan, setBacaan] = useState<{ readonly mentah: string; readonly berat: number }>()
  useScale(({ berat, mentah, stabil }) => {
    if (stabil && berat !== null && berat > 0) setBacaan({ mentah, berat })
  })
  return (
    <KirimDialog
      title={t('Tera Timbangan')}
      width={560}
      fields={isianTera}
      awal={{ timbangan: scaleSetting().timbangan, baca: null }}
      segarkan={['baki']}
      send={({ acuan, baca, timbangan }, options) =>
        call(
          simpanTera,
          {
            body: {
              ...{ timbangan, acuan, baca },
              ...(bacaan?.berat === baca
                ? { asal: 'TIMBANGAN' as const, mentah: bacaan.mentah }
                : { asal: 'KETIK' as const, mentah: formatBerat(baca) }),
            },
          },
          options,
        )
      }
      renderIsi={(form) => (
        <>
          <p>{t('Letakkan berat yang diketahui di timbangan, lalu catat bacaannya.')}</p>
          <FormFields form={form} autoFocus />
          {bacaan ? (
            <Button onClick={() => form.set('baca', bacaan.berat)}>
              {t('Ambil {{berat}} gr', { berat: formatBerat(bacaan.berat) })}
            </Button>
          ) : null}
        </>
      )}
      onClose={onClose}
    />
  )
}
