import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { useSend } from '#web/form/use-send'
import { useWords } from '#web/words'
import { useBayarUlang } from '../pembayaran/use-bayar-ulang.tsx'
import { useBoundKey } from '#web/bound-key'
import { PembayaranEditor } from '../pembayaran/PembayaranEditor.tsx'
import type { BarisBayar } from './kelompok.ts'
import { kunjungan } from '#modules/konter/kunjungan'

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
  const bayar = useBayarUlang(rows, total)
  const kunci = useBoundKey()
  const { busy, send } = useSend({
    done: 'Pembayaran Berhasil Dirubah',
    form: bayar,
    onDone: () => {
      kunci.settle()
      onChanged()
    },
  })
  const save = (): void =>
    send(async () => {
      bayar.periksa()
      const body = { no_faktur_group: nomor, pembayaran: bayar.pembayaran }
      return call(kunjungan.commands.bayar, { body }, { key: kunci.of(body) })
    })
  return (
    <FormDialog
      title={t('Ubah Pembayaran {{nomor}}', { nomor })}
      width={440}
      busy={busy}
      changed={bayar.changed}
      onSave={save}
      onClose={onClose}
    >
      <PembayaranEditor id="validasi-bayar" {...bayar.editor} onDone={save} />
    </FormDialog>
  )
}
