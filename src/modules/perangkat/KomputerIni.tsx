import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Badge } from '#web/page/Badge'
import { receiptSetting } from '#web/receipt-printer'
import { hasSerial, scale, scaleSetting } from '#web/scale'
import { chooseScanner, scannerKind, useScan } from '#web/scan'
import { deviceId } from '#web/storage'
import { useWords } from '#web/words'
import { jenisAlat, lewatNota, type JenisAlat } from './alat.ts'
import { catatAlat, type barisAlat } from './perangkat.calls.ts'
import { PrinterLabelDialog } from './PrinterLabelDialog.tsx'
import { PrinterNotaDialog } from './PrinterNotaDialog.tsx'
import { setelanLabel } from './setelan-label.tsx'
import { TimbanganDialog } from './TimbanganDialog.tsx'
import type { RowOf } from '#kernel/field'

export type Alat = RowOf<typeof barisAlat>

interface Tulis {
  readonly nama: string
  readonly cara?: string
  readonly diuji?: boolean
}

/** Says what stands at this computer. */
function useCatat() {
  const queries = useQueryClient()
  const segarkan = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['perangkat'] })
    await queries.invalidateQueries({ queryKey: ['langkah-awal'] })
  }
  const catat = async (
    jenis: JenisAlat,
    { cara = '', diuji = false, nama }: Tulis,
  ): Promise<boolean> => {
    try {
      await call(catatAlat, { params: { jenis }, body: { nama, cara, diuji } })
      await segarkan()
      return true
    } catch (error) {
      failure(error)
      return false
    }
  }
  return { catat, segarkan }
}

/** Shows every scan while it stands open, which proves that the reader works. */
function PemindaiDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { catat } = useCatat()
  const [terbaca, setTerbaca] = useState<string>()
  const jenis = scannerKind.use()
  useScan((kode) => {
    setTerbaca(kode)
    void catat('PEMINDAI', { nama: t('Pemindai'), cara: scannerKind.get(), diuji: true })
  })
  return (
    <ViewDialog title={t('Pemindai Komputer Ini')} width={560} onClose={onClose}>
      <p role="status">
        {terbaca === undefined
          ? t('Pindai barcode apa saja.')
          : t('Terbaca: {{kode}}', { kode: terbaca })}
      </p>
      <ViewButtons autoFocus onClose={onClose}>
        <Button
          aria-pressed={jenis === 'lambat'}
          onClick={() => chooseScanner(jenis === 'lambat' ? 'biasa' : 'lambat')}
        >
          {t('Pemindai Lambat (Bluetooth)')}
        </Button>
      </ViewButtons>
    </ViewDialog>
  )
}

interface BarisProps {
  readonly jenis: JenisAlat
  readonly alat: Alat | undefined
  readonly kini: string
  readonly onCoba: () => void
}

function Baris({ alat, jenis, kini, onCoba }: BarisProps) {
  const t = useWords()
  const dicoba = alat !== undefined && alat.diuji_pada !== null
  return (
    <div className="perangkat-alat">
      <strong>{t(jenisAlat[jenis])}</strong>
      <span>{kini}</span>
      <Badge tone={dicoba ? 'good' : 'wait'}>{t(dicoba ? 'Sudah Dicoba' : 'Belum Dicoba')}</Badge>
      <Button aria-label={`${t('Coba')} ${t(jenisAlat[jenis])}`} onClick={onCoba}>
        {t('Coba')}
      </Button>
    </div>
  )
}

/** The name of this computer, as the staff says it. */
function Nama({ alat }: { readonly alat: Alat | undefined }) {
  const t = useWords()
  const { catat } = useCatat()
  const [nama, setNama] = useState<string>()
  const kini = nama ?? alat?.nama ?? ''
  const simpan = async (): Promise<void> => {
    if (kini.trim() !== '' && (await catat('KOMPUTER', { nama: kini.trim() })))
      success(t('Berhasil Menyimpan Data'))
  }
  return (
    <div className="perangkat-alat">
      <label htmlFor="perangkat-nama">{t('Nama Komputer Ini')}</label>
      <Input
        id="perangkat-nama"
        maxLength={40}
        value={kini}
        onChange={(event) => setNama(event.target.value)}
        onPressEnter={() => void simpan()}
      />
      <span />
      <Button disabled={kini.trim() === ''} onClick={() => void simpan()}>
        {t('Simpan')}
      </Button>
    </div>
  )
}

/** The devices at this computer, each with a button that tries it. */
export function KomputerIni({ semua }: { readonly semua: readonly Alat[] }) {
  const t = useWords()
  const { segarkan } = useCatat()
  const [dibuka, setDibuka] = useState<JenisAlat>()
  const timbangan = scale.use()
  const pemindai = scannerKind.use()
  const di = (jenis: JenisAlat): Alat | undefined =>
    semua.find((one) => one.jenis === jenis && one.perangkat === deviceId())
  const tutup = (): void => {
    setDibuka(undefined)
    void segarkan()
  }
  const label = setelanLabel()
  const baris: readonly [JenisAlat, string, () => void][] = [
    [
      'TIMBANGAN',
      hasSerial()
        ? `${scaleSetting().timbangan} · ${t(timbangan.state === 'tersambung' ? 'Tersambung' : 'Tidak Tersambung')}`
        : t('Peramban ini tidak bisa membaca timbangan: ketik beratnya.'),
      () => setDibuka('TIMBANGAN'),
    ],
    [
      'PRINTER_LABEL',
      `${label.format ?? 'PDF'} · ${label.lewat ?? '-'}`,
      () => setDibuka('PRINTER_LABEL'),
    ],
    ['PRINTER_NOTA', t(lewatNota[receiptSetting().lewat]), () => setDibuka('PRINTER_NOTA')],
    [
      'PEMINDAI',
      t(pemindai === 'lambat' ? 'Pemindai Lambat (Bluetooth)' : 'Biasa'),
      () => setDibuka('PEMINDAI'),
    ],
  ]
  const dialog: Partial<Record<JenisAlat, ReactNode>> = {
    TIMBANGAN: <TimbanganDialog onClose={tutup} />,
    PRINTER_LABEL: <PrinterLabelDialog onClose={tutup} />,
    PRINTER_NOTA: <PrinterNotaDialog onClose={tutup} />,
    PEMINDAI: <PemindaiDialog onClose={tutup} />,
  }
  return (
    <section className="perangkat-ini" aria-label={t('Komputer Ini')}>
      <Nama key={di('KOMPUTER')?.nama ?? ''} alat={di('KOMPUTER')} />
      {baris.map(([jenis, kini, coba]) => (
        <Baris key={jenis} jenis={jenis} alat={di(jenis)} kini={kini} onCoba={coba} />
      ))}
      {dibuka === undefined ? null : dialog[dibuka]}
    </section>
  )
}
