import { useEffect, useMemo } from 'react'
import type { Field, RowOf } from '#kernel/field'
import { pembelianMasuk } from '#modules/pembelian/pembelian'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { useTanggalDokumen } from '../../hari/use-tanggal-dokumen.tsx'
import { kepalaMasuk } from '../penjualan.ts'
import type { BeliKonter } from './beli-konter.ts'
import type { Kesalahan } from './kesalahan-konter.ts'
import type { Kepala, NotaKonter } from './nota-konter.ts'
import { isianPenjual } from './penjual-konter.ts'

const { keterangan, no_nota_manual, nota_per, tgl_system } = kepalaMasuk
const { foto_identitas, ...penjual } = isianPenjual
const { alamat_customer, nama_customer, no_hp } = isianPenjual

const isianNota = { keterangan, no_nota_manual, nota_per, tgl_system }
const isianJual = { nama_customer, no_hp, alamat_customer, ...isianNota }
const isianBeli = {
  ...penjual,
  ...isianNota,
  jenis: pembelianMasuk.jenis,
  foto_identitas,
}

/** What the seller must tell says so beforehand. */
const ditandai = (isian: typeof isianBeli, wajib: readonly string[]): typeof isianBeli => ({
  ...isian,
  ...Object.fromEntries(
    Object.entries<Field>(isian).flatMap(([name, field]) =>
      wajib.includes(name) ? [[name, { ...field, hint: 'Wajib dari penjual' }]] : [],
    ),
  ),
})

type Diubah = (kepala: Partial<Kepala>, beli: Partial<BeliKonter>) => void

interface Props {
  readonly nota: NotaKonter
  /** Names of the seller's fields that saving will ask for. */
  readonly wajib: readonly string[]
  /** What was refused already, at its field. */
  readonly kesalahan: Kesalahan
  readonly onChange: Diubah
  readonly onClose: () => void
}

/** What was entered, given to the note's head and to the purchase. */
function bagi(
  entered: RowOf<typeof isianJual> & Partial<RowOf<typeof isianBeli>>,
  onChange: Diubah,
): void {
  const { foto_identitas, jenis, jenis_identitas, no_identitas, ...kepala } = entered
  if (jenis === undefined) {
    onChange(kepala, {})
    return
  }
  onChange(kepala, {
    jenis,
    jenis_identitas: jenis_identitas ?? null,
    no_identitas: no_identitas ?? null,
    foto_identitas: foto_identitas ?? null,
  })
}

/** F4: who buys or sells (a walk-in may stay nameless), and what else stands on the note. */
export function Pelanggan({ kesalahan, nota, onChange, onClose, wajib }: Props) {
  const t = useWords()
  const { beli, kepala } = nota
  const membeli = beli.baris.length > 0
  const isian = useMemo(() => (membeli ? ditandai(isianBeli, wajib) : isianJual), [membeli, wajib])
  const given = useMemo(() => ({ ...kepala, ...(membeli ? beli : {}) }), [kepala, beli, membeli])
  const form = useForm(isian, given)
  const tampil = useTanggalDokumen(form)
  const { refuseFields } = form
  useEffect(() => {
    const refused = Object.entries(kesalahan).flatMap(([field, text]) =>
      field in isian ? [{ field, text, params: {} }] : [],
    )
    if (refused.length > 0) refuseFields(refused)
    // Once, when it opens: what is typed afterwards is judged anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    bagi(entered, onChange)
    onClose()
  }
  return (
    <FormDialog
      title={t(membeli ? 'Penjual dan Nota' : 'Pelanggan dan Nota')}
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
