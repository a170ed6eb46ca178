import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure, info } from '#web/dialogs/notices'
import { DocumentScreen } from '#web/document/DocumentScreen'
import { columnsOf } from '#web/fields/cells'
import { SheetButton } from '#web/fields/SheetButton'
import type { FormPartProps } from '#web/module'
import { useShell } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { JumlahPreOrder } from './JumlahPreOrder.tsx'
import { bacaPreOrder } from './pre-order.calls.ts'
import { preOrder } from './pre-order.ts'

const kolom = bacaPreOrder.answer?.fields?.['masalah']?.fields ?? {}
type Masalah = RowOf<typeof kolom>

/** A spreadsheet fills the lines of the form when all its rows are right. */
function AmbilSpreadsheet({ form }: FormPartProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const [busy, setBusy] = useState(false)
  const [masalah, setMasalah] = useState<readonly Masalah[]>([])
  const columns = useMemo(() => columnsOf(kolom, { t, style: 'layar', zona }), [t, zona])
  const ambil = async (file: File): Promise<void> => {
    setBusy(true)
    try {
      const { data } = await call(bacaPreOrder, {}, { file })
      setMasalah(data.masalah)
      if (data.asing !== null)
        info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: data.asing }))
      if (data.masalah.length > 0) {
        soundBad()
        failure(t('{{jumlah}} Baris Masih Salah', { jumlah: data.masalah.length }))
      } else {
        soundGood()
        form.set('barang', data.barang)
      }
    } catch (error) {
      soundBad()
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="meta">
        {t(
          'Baris pertama berisi judul kolom: nama_barang, kode_group, kode_dept, qty, berat, harga',
        )}
      </p>
      <div>
        <SheetButton autoFocus busy={busy} onFile={(file) => void ambil(file)} />
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

const ambil = async () => AmbilSpreadsheet
const jumlah = async () => JumlahPreOrder

/** The form of a pre-order, its lines from a spreadsheet. */
export function ImporPreOrderScreen() {
  return <DocumentScreen document={preOrder} above={ambil} part={jumlah} />
}
