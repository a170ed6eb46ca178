import { topicsOf } from '#kernel/document'
import { useQuery } from '@tanstack/react-query'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { BatuEditor } from '../../berlian/BatuEditor.tsx'
import { usePost } from '#web/document/use-post'
import { jualLagiMasuk, jualLagi } from './kantong.ts'
import { satuKantong } from './kantong.calls.ts'
import '../../stok/stok.css'

/** The scale first, then the label, then where it lies; the bag's number is its own. */
const urutan = [
  'berat',
  'no_segel',
  'nama_barang',
  'kode_gudang',
  'kode_baki',
  'kode_bandrol',
  'kode_dept',
  'kode_group',
  'kadar_cetak',
  'size',
  'ongkos',
  'harga_tetap',
  'kode_kondisi',
  'nama_atribut',
  'berat_atribut',
  'harga_atribut',
  'kode_intern',
  'no_sertifikat',
  'gambar',
]

type Hasil = Answer<{ nomor: string; kode_barcode: string }>['data']
type Kantong = NonNullable<NonNullable<(typeof satuKantong)['types']>['a']>

interface Props {
  readonly kode: string
  readonly onClose: () => void
  readonly onTersimpan: (hasil: Hasil) => void
}

/** What the bag says, beside which the scale is read. */
function Label({ kantong }: { readonly kantong: Kantong }) {
  const t = useWords()
  const rows: readonly (readonly [string, string])[] = [
    [t('Berat Buku'), `${formatBerat(kantong.berat)} gr`],
    [t('Kadar'), formatPersen(kantong.kadar)],
    [t('Harga Beli'), `Rp ${formatRupiah(kantong.harga)}`],
    [t('Barcode'), kantong.kode_barcode ?? t('Baru')],
  ]
  return (
    <dl className="kembali-label">
      {rows.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Isian({ kantong, onClose, onTersimpan }: Omit<Props, 'kode'> & { kantong: Kantong }) {
  const t = useWords()
  const { kode_kantong } = kantong
  const form = useForm(jualLagiMasuk, { ...kantong.isi, kode_kantong })
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: topicsOf(jualLagi),
    onTersimpan: onClose,
  })
  const simpan = (): void => {
    const body = form.submit()
    if (body === undefined) return
    kirim(async (options) => {
      const saved = await call(jualLagi.commands.simpan, { body }, options)
      onTersimpan(saved.data)
      return saved
    })
  }
  return (
    <FormDialog
      title={`${t('Jual Lagi')} ${kode_kantong}`}
      busy={sibuk}
      changed={form.changed}
      onSave={simpan}
      onClose={onClose}
    >
      <Label kantong={kantong} />
      <FormFields form={form} names={urutan} autoFocus />
      <BatuEditor form={form} />
      {dialog}
    </FormDialog>
  )
}

/** A bag becomes a piece in a tray: weighed, labelled, priced anew (DOMAIN 5). */
export function JualLagiDialog({ kode, ...rest }: Props) {
  const { data } = useQuery({
    queryKey: ['kantong', 'satu', kode],
    queryFn: async ({ signal }) =>
      (await call(satuKantong, { body: { kode_kantong: kode } }, { signal })).data,
  })
  return data ? <Isian kantong={data} {...rest} /> : null
}
