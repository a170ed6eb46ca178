import { useState } from 'react'
import { Refusal } from '#kernel/refusal'
import { bayarDari, hitungBayar, type Bayar } from '#modules/faktur/bayar.rules'
import { settle } from '#modules/faktur/pembayaran.rules'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { CallError } from '#web/request'
import { useWords } from '#web/words'
import { useKunci } from '../faktur/use-kunci.tsx'
import { PembayaranEditor } from '../faktur/PembayaranEditor.tsx'
import type { BarisBayar } from './kelompok.ts'
import { validasiBayar } from './validasi.calls.ts'

interface Props {
  readonly nomor: string
  readonly rows: readonly BarisBayar[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The cashier changes how it is paid, never what is due (DOMAIN 5). */
export function UbahPembayaran({ nomor, onChanged, onClose, rows }: Props) {
  const t = useWords()
  const total = rows.reduce((sum, row) => sum + row.jumlah_in - row.jumlah_out, 0)
  const [entries, setEntries] = useState<readonly Bayar[]>(() => bayarDari(rows))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const kunci = useKunci()
  const save = async (): Promise<void> => {
    const pembayaran = hitungBayar(entries, total).pembayaran.map((payment) => ({ ...payment }))
    setBusy(true)
    try {
      settle(pembayaran, total)
      const body = { no_faktur_group: nomor, pembayaran }
      await call(validasiBayar, { body }, { key: kunci.untuk(body) })
      kunci.selesai()
      success(t('Pembayaran Berhasil Dirubah'))
      onChanged()
    } catch (error) {
      if (error instanceof Refusal)
        setErrors(
          Object.fromEntries(error.fields.map((one) => [one.field, t(one.text, one.params)])),
        )
      else if (error instanceof CallError && Object.keys(error.fields).length > 0)
        setErrors(error.fields)
      else failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('Ubah Pembayaran {{nomor}}', { nomor })}
      width={440}
      busy={busy}
      changed={JSON.stringify(entries) !== JSON.stringify(bayarDari(rows))}
      onSave={() => void save()}
      onClose={onClose}
    >
      <PembayaranEditor
        id="validasi-bayar"
        entries={entries}
        total={total}
        errors={errors}
        onChange={(next) => {
          setEntries(next)
          setErrors({})
        }}
        onDone={() => void save()}
      />
    </FormDialog>
  )
}
