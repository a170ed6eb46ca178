import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { useKirim } from '../../pengguna/use-kirim.tsx'
import { simpanKembaliKeBaki, type rincianBarang } from '../data-barang.calls.ts'
import { kembaliMasuk } from '../kembali-ke-baki.ts'

interface Props {
  readonly barang: RowOf<typeof rincianBarang>
  readonly onClose: () => void
  readonly onTersimpan: () => void
}

/** The scale first, then the tag, then where it lies; barcode and version are the piece's own. */
const urutan = ['berat_kotor', 'kode_bandrol', 'kode_gudang', 'kode_baki', 'keterangan']

/** What the label says, beside which the scale is read. */
function Label({ barang }: Pick<Props, 'barang'>) {
  const t = useWords()
  const { berat, berat_atribut } = barang
  const rows: readonly (readonly [string, number])[] = [
    ...(berat_atribut > 0
      ? [[t('Berat'), berat] as const, [t('Berat Atribut'), berat_atribut] as const]
      : []),
    [t('Berat Label'), berat + berat_atribut],
  ]
  return (
    <dl className="kembali-label">
      {rows.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatBerat(figure)} gr</dd>
        </div>
      ))}
    </dl>
  )
}

/** A piece that came back: weighed again, tagged, laid into a tray (DOMAIN 5). */
export function KembaliDialog({ barang, onClose, onTersimpan }: Props) {
  const t = useWords()
  const form = useForm(kembaliMasuk, {
    kode_barcode: barang.kode_barcode,
    versi: barang.versi,
    kode_bandrol: barang.kode_bandrol,
    kode_gudang: barang.kode_gudang,
    kode_baki: barang.baki_terakhir,
  })
  const selesai = (): void => {
    onTersimpan()
    onClose()
  }
  const { dialog, kirim, sibuk } = useKirim({ form, segarkan: 'barang', onTersimpan: selesai })
  const simpan = (): void => {
    const body = form.submit()
    if (body !== undefined) kirim((options) => call(simpanKembaliKeBaki, { body }, options))
  }
  return (
    <FormDialog
      title={`${t('Kembali Ke Baki')} ${barang.kode_barcode}`}
      width={640}
      busy={sibuk}
      changed={form.changed}
      onSave={simpan}
      onClose={onClose}
    >
      <p>{barang.nama_barang}</p>
      <Label barang={barang} />
      <FormFields form={form} names={urutan} autoFocus />
      {dialog}
    </FormDialog>
  )
}
