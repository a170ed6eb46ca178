import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { failure, info } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { SheetButton } from '#web/fields/SheetButton'
import type { FormPartProps } from '#web/module'
import { saveFile } from '#web/page/download'
import { useShell } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bacaBerkas, barisMasalah, barisUbah, contohBerkas } from './external.calls.ts'

interface Lihat {
  readonly cocok: number
  readonly ubah: readonly RowOf<typeof barisUbah>[]
  readonly masalah: readonly RowOf<typeof barisMasalah>[]
}

const kosong: Lihat = { cocok: 0, ubah: [], masalah: [] }

interface PratinjauProps {
  readonly label: string
  readonly fields: Fields
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** What a file would change, row by row; or what is wrong with it, and then nothing is taken. */
function Pratinjau({ fields, label, rows }: PratinjauProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(() => columnsOf(fields, { t, style: 'layar', zona }), [fields, t, zona])
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

/** The file of the other system fills the form when all of its rows are right. */
export function AmbilBerkas({ form }: FormPartProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [lihat, setLihat] = useState<Lihat>(kosong)
  // The rows are in no input: what is refused of them is said here.
  const [salah] = [form.errorOf('baris'), ...Object.values(form.errorsUnder('baris'))].flatMap(
    (one) => one ?? [],
  )
  const dengan = async (work: () => Promise<void>): Promise<void> => {
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
  const ambil = async (file: File): Promise<void> => {
    form.set('baris', [])
    const { data } = await call(bacaBerkas, {}, { file })
    setLihat(data)
    if (data.asing !== null)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: data.asing }))
    if (data.masalah.length > 0) {
      soundBad()
      failure(t('{{jumlah}} Baris Masih Salah', { jumlah: data.masalah.length }))
      return
    }
    soundGood()
    form.set('nama_file', file.name.slice(0, 100))
    form.set('baris', data.baris)
  }
  return (
    <>
      <p className="meta">
        {t('Barang dicari dengan barcode, atau dengan kode external. Sel kosong tidak mengubah.')}
      </p>
      <div className="dialog-buttons">
        <Button
          loading={busy}
          onClick={() => void dengan(async () => saveFile(await callFile(contohBerkas, {})))}
        >
          {t('Unduh Contoh')}
        </Button>
        <SheetButton autoFocus busy={busy} onFile={(file) => void dengan(() => ambil(file))} />
      </div>
      {salah === undefined ? null : (
        <p className="desk-refused" role="alert">
          {salah}
        </p>
      )}
      {lihat.masalah.length > 0 ? (
        <Pratinjau label="Masalah" fields={barisMasalah} rows={lihat.masalah} />
      ) : null}
      {lihat.cocok > 0 && lihat.masalah.length === 0 ? (
        <>
          <p role="status">
            {t('{{cocok}} barang cocok, {{ubah}} berubah', {
              ...{ cocok: lihat.cocok, ubah: lihat.ubah.length },
            })}
          </p>
          <Pratinjau label="Perubahan" fields={barisUbah} rows={lihat.ubah} />
        </>
      ) : null}
    </>
  )
}
