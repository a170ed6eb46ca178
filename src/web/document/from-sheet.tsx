import { Button } from 'antd'
import { useMemo, useState, type ComponentType } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import { call, callFile } from '../call.tsx'
import { failure, info } from '../dialogs/notices.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { SheetButton } from '../fields/SheetButton.tsx'
import type { FormPartProps, Lazy } from '../module.tsx'
import { saveFile } from '../page/download.tsx'
import { useShell } from '../session.tsx'
import { soundBad, soundGood } from '../sound.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'

type Row = Readonly<Record<string, unknown>>

/** What a spreadsheet says: what is wrong with it, and its lines under their name in the form. */
interface Read extends Row {
  readonly masalah: readonly Row[]
  readonly asing: string | null // columns that nobody knows
}

interface Sheet {
  readonly read: Endpoint<never, unknown, unknown, Read>
  /** The field of the form that its lines fill. */
  readonly into: string
  readonly note: string // what it holds; a phrase
  readonly sample?: Endpoint
}

function FromSheet({ form, into, note, read, sample }: FormPartProps & Sheet) {
  const t = useWords()
  const { zona } = useShell().toko
  const [busy, setBusy] = useState(false)
  const [masalah, setMasalah] = useState<readonly Row[]>([])
  const columns = useMemo(
    () => columnsOf(read.answer.fields?.['masalah']?.fields ?? {}, { t, style: 'layar', zona }),
    [read, t, zona],
  )
  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      soundBad()
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  const take = async (file: File): Promise<void> => {
    const { data } = await call(read, {}, { file })
    setMasalah(data.masalah)
    if (data.asing !== null)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: data.asing }))
    if (data.masalah.length > 0) {
      soundBad()
      failure(t('{{jumlah}} Baris Masih Salah', { jumlah: data.masalah.length }))
      return
    }
    soundGood()
    form.set(into, data[into])
  }
  return (
    <>
      <p className="meta">{t(note)}</p>
      <div className="dialog-buttons">
        {sample === undefined ? null : (
          <Button
            loading={busy}
            onClick={() =>
              void during(async () => saveFile(await callFile(sample, { params: {} })))
            }
          >
            {t('Unduh Contoh')}
          </Button>
        )}
        <SheetButton autoFocus busy={busy} onFile={(file) => void during(() => take(file))} />
      </div>
      {masalah.length === 0 ? null : (
        <div className="desk-top">
          <Table
            label={t('Masalah')}
            columns={columns}
            rows={masalah}
            keyOf={(row) => String(row['baris'])}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
        </div>
      )}
    </>
  )
}

/** Fills the lines of a form from a spreadsheet, once all its rows are right. */
export function fromSheet(sheet: Sheet): Lazy<FormPartProps> {
  const Part: ComponentType<FormPartProps> = ({ form }) => <FromSheet form={form} {...sheet} />
  return async () => Part
}
