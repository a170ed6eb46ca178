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
  readonly ubah?: readonly Row[] // what it would change, where that is told
}

interface Told {
  readonly masalah: readonly Row[]
  readonly ubah: readonly Row[]
  readonly semua: number // of its lines
}
const nothingYet: Told = { masalah: [], ubah: [], semua: 0 }

interface Sheet {
  readonly read: Endpoint<never, unknown, unknown, Read>
  /** The field of the form that its lines fill. */
  readonly into: string
  readonly note: string // what it holds; a phrase
  /** The field of the form that keeps the name of the file. */
  readonly named?: string
  /** Said of a file that is taken, over what it would change: a phrase with {{ubah}}, {{semua}}. */
  readonly said?: string
  readonly sample?: Endpoint
}

interface RowsProps {
  readonly label: string
  readonly read: Sheet['read']
  readonly of: 'masalah' | 'ubah'
  readonly rows: readonly Row[]
}

/** A list of the answer, as its definition says. */
function Rows({ label, of, read, rows }: RowsProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () => columnsOf(read.answer.fields?.[of]?.fields ?? {}, { t, style: 'layar', zona }),
    [of, read, t, zona],
  )
  return (
    <div className="desk-top">
      <Table
        label={t(label)}
        columns={columns}
        rows={rows}
        keyOf={(row) => String(row['baris'])}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
    </div>
  )
}

function FromSheet({ form, into, named, note, read, said, sample }: FormPartProps & Sheet) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [{ masalah, semua, ubah }, setTold] = useState<Told>(nothingYet)
  // The lines are in no input: what is refused of them is said here.
  const [refused] = [form.errorOf(into), ...Object.values(form.errorsUnder(into))].flatMap(
    (one) => one ?? [],
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
    form.set(into, [])
    const { data } = await call(read, {}, { file })
    const lines = data[into]
    setTold({ ...data, ubah: data.ubah ?? [], semua: Array.isArray(lines) ? lines.length : 0 })
    if (data.asing !== null)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: data.asing }))
    if (data.masalah.length > 0) {
      soundBad()
      failure(t('{{jumlah}} Baris Masih Salah', { jumlah: data.masalah.length }))
      return
    }
    soundGood()
    if (named !== undefined) form.set(named, file.name.slice(0, 100))
    form.set(into, lines)
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
      {refused === undefined ? null : (
        <p className="desk-refused" role="alert">
          {refused}
        </p>
      )}
      {masalah.length === 0 ? null : (
        <Rows {...{ read }} of="masalah" label="Masalah" rows={masalah} />
      )}
      {said === undefined || semua === 0 || masalah.length > 0 ? null : (
        <>
          <p role="status">{t(said, { semua, ubah: ubah.length })}</p>
          <Rows {...{ read }} of="ubah" label="Perubahan" rows={ubah} />
        </>
      )}
    </>
  )
}

/** Fills the lines of a form from a spreadsheet, once all its rows are right. */
export function fromSheet(sheet: Sheet): Lazy<FormPartProps> {
  const Part: ComponentType<FormPartProps> = ({ form }) => <FromSheet form={form} {...sheet} />
  return async () => Part
}
