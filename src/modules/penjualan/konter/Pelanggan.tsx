import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { useTanggalDokumen } from '../../hari/use-tanggal-dokumen.tsx'
import { kepalaMasuk } from '../penjualan.ts'
import type { Kepala } from './nota-konter.ts'

const { alamat_customer, keterangan, nama_customer, no_hp } = kepalaMasuk
const { no_nota_manual, nota_per, tgl_system } = kepalaMasuk
const isian = {
  nama_customer,
  no_hp,
  alamat_customer,
  keterangan,
  no_nota_manual,
  nota_per,
  tgl_system,
}

interface Props {
  readonly kepala: Kepala
  readonly onChange: (change: Partial<Kepala>) => void
  readonly onClose: () => void
}

/** F4: who buys (a walk-in may stay nameless), and what else stands at the head of the note. */
export function Pelanggan({ kepala, onChange, onClose }: Props) {
  const t = useWords()
  const form = useForm(isian, kepala)
  const tampil = useTanggalDokumen(form)
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    onChange(entered)
    onClose()
  }
  return (
    <FormDialog
      title={t('Pelanggan dan Nota')}
      width={720}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <FormFields {...tampil} autoFocus />
    </FormDialog>
  )
}
