import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import type { Master } from '#kernel/master'
import { callsOf, imporFields, sheetFields, type Impor } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { failure, success } from '../dialogs/notices.tsx'
import { whileRunning } from '../dialogs/ProgressDialog.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { SheetButton } from '../fields/SheetButton.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { Icon } from '../icons.tsx'
import { Badge } from '../page/Badge.tsx'
import { saveCsv } from '../page/csv.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { soundBad } from '../sound.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { ContohImpor } from './ContohImpor.tsx'
import { textAt, type Row } from './rows.tsx'

interface Props {
  readonly master: Master
  readonly onClose: () => void
}

/** A large sheet is read, compared and written row by row. */
const patience = 5 * 60_000

/** A sheet that was chosen, the server's findings, and the save. */
function useImpor({ master, onClose }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [found, setFound] = useState<Impor>()
  const [busy, setBusy] = useState(false)
  const send = async (sheet: File, simpan: boolean): Promise<Impor | undefined> => {
    const { impor } = callsOf(master)
    setBusy(true)
    try {
      const options = { file: sheet, milliseconds: patience }
      const sent = call(impor, { body: { simpan } }, options)
      return (await whileRunning(t('Sedang Mengirim Data'), sent)).data
    } catch (error) {
      soundBad()
      failure(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const look = async (sheet: File): Promise<void> => {
    setFile(sheet)
    setFound(undefined)
    setFound(await send(sheet, false))
  }
  const refuse = (sentence: string): void => {
    soundBad()
    failure(sentence)
  }
  const save = async (): Promise<void> => {
    if (!file || !found) refuse(t('File Wajib Dipilih'))
    else if (found.salah > 0) refuse(t('{{jumlah}} Baris Masih Salah', { jumlah: found.salah }))
    else if (await send(file, true)) {
      success(t('Berhasil Menyimpan Data'))
      await queries.invalidateQueries({ queryKey: [master.name] })
      onClose()
    }
  }
  return { busy, file, found, look, save }
}

function Ringkas({ found }: { readonly found: Impor }) {
  const t = useWords()
  const { asing, baris, jumlah, salah, sama, tambah, ubah } = found
  const parts = [
    t('{{jumlah}} baris', { jumlah: formatRupiah(jumlah) }),
    `${t('Ditambahkan')} ${formatRupiah(tambah)}`,
    `${t('Dirubah')} ${formatRupiah(ubah)}`,
    `${t('Sama')} ${formatRupiah(sama)}`,
  ]
  return (
    <>
      <p className="impor-ringkas" role="status">
        {salah > 0 ? (
          <Badge tone="bad">
            {t('{{jumlah}} Baris Masih Salah', { jumlah: formatRupiah(salah) })}
          </Badge>
        ) : (
          <Badge tone="good">{t('Semua Baris Benar')}</Badge>
        )}{' '}
        {parts.join(' · ')}
      </p>
      {asing.length > 0 ? (
        <p className="meta">
          {t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: asing.join(', ') })}
        </p>
      ) : null}
      {baris.length < jumlah ? (
        <p className="meta">
          {t('{{tampil}} baris pertama, yang salah lebih dahulu', { tampil: baris.length })}
        </p>
      ) : null}
    </>
  )
}

/**
 * Only the wrong rows, each with its problem: the user mends them in the file and imports it again.
 */
function UnduhSalah({ found, master }: { readonly found: Impor; readonly master: Master }) {
  const t = useWords()
  const { ditolak, judul } = found
  const unduh = (): void =>
    saveCsv(`${t(master.title)} ${t('Salah')}`, [
      [...judul, t('Masalah')],
      ...ditolak.map(({ masalah, sel }) => [...judul.map((_, at) => sel[at] ?? ''), masalah ?? '']),
    ])
  return (
    <p>
      <Button icon={<Icon name="cloud-download" />} onClick={unduh}>
        {t('Unduh Yang Salah')}
      </Button>
    </p>
  )
}

const rowFields = imporFields.baris.fields ?? {}

function Baris({ found }: { readonly found: Impor }) {
  const t = useWords()
  const { toko } = useShell()
  const columns = useMemo(
    () =>
      columnsOf(rowFields, { t, style: 'layar', zona: toko.zona }).map((column) =>
        column.name === 'masalah' ? { ...column, grows: true } : column,
      ),
    [t, toko.zona],
  )
  const rows: readonly Row[] = found.baris
  return (
    <div className="impor-baris">
      <Table
        label={t('Baris')}
        columns={columns}
        rows={rows}
        keyOf={(row) => textAt(row, 'baris')}
        rowClass={(row) => (row['aksi'] === 'SALAH' ? 'row-bad' : undefined)}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
    </div>
  )
}

/** Rows of a spreadsheet into a master: looked at row by row, saved all or not at all. */
export function ImporDialog(props: Props) {
  const { master, onClose } = props
  const t = useWords()
  const { busy, file, found, look, save } = useImpor(props)
  const fields = sheetFields(useFieldsOn(master.fields))
  return (
    <FormDialog
      title={t('Impor {{apa}}', { apa: t(master.title) })}
      busy={busy}
      changed={false}
      onSave={() => void save()}
      onClose={onClose}
    >
      {file ? null : <ContohImpor judul={master.title} fields={fields} />}
      <p className="meta">
        {t(
          'Kode yang sudah ada dirubah, yang belum ada ditambahkan. Kolom yang tidak ada di file tetap.',
        )}
      </p>
      <p className="impor-pilih">
        <SheetButton autoFocus busy={busy} onFile={(sheet) => void look(sheet)} />{' '}
        {file ? file.name : ''}
      </p>
      {found ? <Ringkas found={found} /> : null}
      {found && found.salah > 0 ? <UnduhSalah found={found} master={master} /> : null}
      {found ? <Baris found={found} /> : null}
    </FormDialog>
  )
}
