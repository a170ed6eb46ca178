import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { failure, info } from '#web/dialogs/notices'
import { DocumentScreen } from '#web/document/DocumentScreen'
import { columnsOf } from '#web/fields/cells'
import { SheetButton } from '#web/fields/SheetButton'
import type { FormPartProps } from '#web/module'
import { saveFile } from '#web/page/download'
import { useShell } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bacaSaldoAwal, contohSaldoAwal } from './saldo-awal-akun.calls.ts'
import { saldoAwalAkun } from './saldo-awal-akun.ts'

const kolom = bacaSaldoAwal.answer?.fields?.['masalah']?.fields ?? {}
type Masalah = RowOf<typeof kolom>

/** A spreadsheet fills the lines of the form when all rows are right; the sample is beside it. */
function AmbilSaldoAwal({ form }: FormPartProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const [busy, setBusy] = useState(false)
  const [masalah, setMasalah] = useState<readonly Masalah[]>([])
  const columns = useMemo(() => columnsOf(kolom, { t, style: 'layar', zona }), [t, zona])
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
    const { data } = await call(bacaSaldoAwal, {}, { file })
    setMasalah(data.masalah)
    if (data.asing !== null)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: data.asing }))
    if (data.masalah.length > 0) {
      soundBad()
      failure(t('{{jumlah}} Baris Masih Salah', { jumlah: data.masalah.length }))
      return
    }
    soundGood()
    form.set('baris', data.baris)
  }
  return (
    <>
      <p className="meta">
        {t('Unduh contohnya, isi debet atau kredit setiap akun, lalu pilih filenya.')}
      </p>
      <div className="dialog-buttons">
        <Button
          loading={busy}
          onClick={() => void dengan(async () => saveFile(await callFile(contohSaldoAwal, {})))}
        >
          {t('Unduh Contoh')}
        </Button>
        <SheetButton autoFocus busy={busy} onFile={(file) => void dengan(() => ambil(file))} />
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

const ambil = async () => AmbilSaldoAwal

/** What accounts held before the books began, from a spreadsheet (docs/adr/0300). */
export function SaldoAwalAkunScreen() {
  return <DocumentScreen document={saldoAwalAkun} above={ambil} />
}
