import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import type { rincianBarang } from '../data-barang.calls.ts'
import { kembaliKeBaki, kembaliMasuk } from '../kembali-ke-baki.ts'

interface Props {
  readonly barang: RowOf<typeof rincianBarang>
  readonly onClose: () => void
  readonly onTersimpan: () => void
}

/** The scale first, then the tag, then the tray; barcode and version come from the piece. */
const urutan = ['berat_kotor', 'kode_bandrol', 'kode_gudang', 'kode_baki', 'keterangan']

/** The weight on the label, to compare with the scale. */
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
export function KembaliDialog({ barang, ...tutup }: Props) {
  const t = useWords()
  const { kode_bandrol, kode_barcode, kode_gudang, versi } = barang
  return (
    <PostDialog
      {...tutup}
      title={`${t('Kembali Ke Baki')} ${kode_barcode}`}
      width={640}
      fields={kembaliMasuk}
      awal={{ kode_barcode, versi, kode_bandrol, kode_gudang, kode_baki: barang.baki_terakhir }}
      segarkan={['barang']}
      send={(body, options) => call(kembaliKeBaki.commands.simpan, { body }, options)}
      renderIsi={(form) => (
        <>
          <p>{barang.nama_barang}</p>
          <Label barang={barang} />
          <FormFields form={form} names={urutan} autoFocus />
        </>
      )}
    />
  )
}
