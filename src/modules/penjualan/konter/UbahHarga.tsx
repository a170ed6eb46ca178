import { formatRupiah } from '#kernel/figures'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useMemo } from 'react'
import { useWords } from '#web/words'
import { barisMasuk, kepalaMasuk } from '../penjualan.ts'
import { tawar, type BarisKonter, type NotaKonter } from './nota-konter.ts'
import type { BarisHarga } from './use-hitung.tsx'

const { berat_kotor, diskon, harga_setuju, ongkos } = barisMasuk
const isian = {
  harga_setuju: { ...harga_setuju, hint: 'Program menghitung diskonnya' },
  diskon,
  ongkos: { ...ongkos, hint: 'Kosong: menurut parameter' },
  berat_kotor: { ...berat_kotor, hint: 'Kosong: menurut label' },
  harga_nota: { ...kepalaMasuk.harga_setuju, hint: 'Seluruh nota; diskon dibagi menurut nilai' },
}

interface Props {
  readonly nota: NotaKonter
  readonly line: BarisKonter
  readonly harga: BarisHarga | undefined
  readonly onChange: (change: (nota: NotaKonter) => NotaKonter) => void
  readonly onClose: () => void
}

/** F6: discount, labour, weight or agreed price of a line; agreed price of the note (LOOK 5). */
export function UbahHarga({ harga, line, nota, onChange, onClose }: Props) {
  const t = useWords()
  const given = useMemo(
    () => ({ ...line, harga_nota: nota.kepala.harga_setuju }),
    [line, nota.kepala.harga_setuju],
  )
  const form = useForm(isian, given)
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    const { harga_nota, ...bargained } = entered
    // The price that was typed last decides; the server works out the discount it leaves.
    const agreed = bargained.harga_setuju !== null && bargained.harga_setuju !== line.harga_setuju
    const change =
      agreed || bargained.diskon === line.diskon
        ? { ...bargained, diskon: bargained.harga_setuju === null ? bargained.diskon : null }
        : { ...bargained, harga_setuju: null }
    onChange((now) => ({
      ...tawar(now, line.kode_barcode, change),
      kepala: { ...now.kepala, harga_setuju: harga_nota },
    }))
    onClose()
  }
  return (
    <FormDialog
      title={t('Ubah Harga')}
      width={640}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <p className="ubah-barang">
        <b>{harga?.nama_barang ?? line.kode_barcode}</b>
        {harga?.harga_jual == null ? null : (
          <span className="meta">
            {t('Harga jual {{harga}} + ongkos {{ongkos}}', {
              harga: formatRupiah(harga.harga_jual),
              ongkos: formatRupiah(harga.ongkos ?? 0),
            })}
          </span>
        )}
      </p>
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
