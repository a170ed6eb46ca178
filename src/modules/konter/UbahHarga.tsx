import { useMemo, type KeyboardEvent } from 'react'
import type { RowOf } from '#kernel/field'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { useWords } from '#web/words'
import { barisMasuk } from '#modules/kunjungan/baris-masuk'
import { kepalaMasuk } from '#modules/penjualan/penjualan'
import { HargaJualHidup } from './HargaHidup.tsx'
import { tawar, type BarisKonter, type NotaKonter } from './nota-konter.ts'
import type { BarisHarga } from './use-hitung.tsx'

const { berat_kotor, diskon, harga_setuju, ongkos } = barisMasuk
const isianBaris = {
  harga_setuju: { ...harga_setuju, hint: 'Program menghitung diskonnya' },
  diskon,
  ongkos: { ...ongkos, hint: 'Kosong: menurut parameter' },
  berat_kotor: { ...berat_kotor, hint: 'Kosong: menurut label' },
}
/**
 * Customers mostly bargain about the whole of several pieces. With one piece both prices are the
 * same.
 */
const isianNota = {
  harga_nota: { ...kepalaMasuk.harga_setuju, hint: 'Seluruh nota; diskon dibagi menurut nilai' },
  ...isianBaris,
}
type Tawaran = RowOf<typeof isianBaris> & { readonly harga_nota?: number | null }

interface Props {
  readonly nota: NotaKonter
  readonly line: BarisKonter
  readonly harga: BarisHarga | undefined
  readonly onChange: (change: (nota: NotaKonter) => NotaKonter) => void
  readonly onClose: () => void
}

/** The note with the agreed price. */
function ditawar(nota: NotaKonter, line: BarisKonter, entered: Tawaran): NotaKonter {
  const { harga_nota = nota.kepala.harga_setuju, ...bargained } = entered
  // The price that was typed last decides; the server works out the discount it leaves.
  const agreed = bargained.harga_setuju !== null && bargained.harga_setuju !== line.harga_setuju
  const change =
    agreed || bargained.diskon === line.diskon
      ? { ...bargained, diskon: bargained.harga_setuju === null ? bargained.diskon : null }
      : { ...bargained, harga_setuju: null }
  const now = tawar(nota, line.kode_barcode, change)
  return { ...now, kepala: { ...now.kepala, harga_setuju: harga_nota } }
}

const angka = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** What stands in the form now, whole or half. */
const kini = ({ values }: Form): Tawaran => ({
  harga_setuju: angka(values['harga_setuju']),
  diskon: angka(values['diskon']),
  ongkos: angka(values['ongkos']),
  berat_kotor: angka(values['berat_kotor']),
  ...('harga_nota' in values ? { harga_nota: angka(values['harga_nota']) } : {}),
})

const harga_harga = ['harga_setuju', 'harga_nota'] as const

/** F6: discount, labour, weight or agreed price of a line; agreed price of the note (LOOK 5). */
export function UbahHarga({ harga, line, nota, onChange, onClose }: Props) {
  const t = useWords()
  const given = useMemo(
    () => ({ ...line, harga_nota: nota.kepala.harga_setuju }),
    [line, nota.kepala.harga_setuju],
  )
  const form: Form<typeof isianBaris> = useForm(
    nota.baris.length > 1 || nota.kepala.harga_setuju !== null ? isianNota : isianBaris,
    given,
  )
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    onChange((now) => ditawar(now, line, entered))
    onClose()
  }
  /** A price was typed and Enter says so; on a field as it was, Enter moves on. */
  const onEnter = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.key !== 'Enter' || event.ctrlKey || !(target instanceof HTMLInputElement)) return
    const typed = harga_harga.some(
      (name) =>
        target.id === form.idOf(name) &&
        angka(form.values[name]) !== null &&
        form.values[name] !== given[name],
    )
    if (!typed || event.repeat) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  return (
    <FormDialog
      title={[t('Ubah Harga'), harga?.nama_barang ?? line.kode_barcode].join(': ')}
      width={880}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <div className="berharga" onKeyDownCapture={onEnter}>
        <FormFields form={form} autoFocus />
        <HargaJualHidup nota={ditawar(nota, line, kini(form))} line={line} awal={harga} />
      </div>
    </FormDialog>
  )
}
