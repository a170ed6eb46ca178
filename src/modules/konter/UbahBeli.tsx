import { useEffect, useEffectEvent, useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { batasRingan } from '#modules/pembelian/otorisasi.rules'
import { barisBeliMasuk, pembelianMasuk } from '#modules/pembelian/pembelian'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { textAt, useChoices } from '#web/master/rows'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import {
  kunciBerikut,
  tambahBeli,
  ubahBeli,
  type BarisBeliKonter,
  type BeliKonter,
} from './beli-konter.ts'
import { HargaBeliHidup } from './HargaHidup.tsx'
import type { Kesalahan } from './kesalahan-konter.ts'
import { DuaFoto, selisihOf } from './KisahBeli.tsx'
import { Timbangan } from './Timbangan.tsx'
import type { BarisHargaBeli } from './use-hitung.tsx'
import { settingPembelian } from '#modules/pembelian/setting'

const { berat_kotor, cara_uji, foto, harga_setuju, kadar_uji, kode_kondisi, potong_batu } =
  barisBeliMasuk
const { batu_hilang, belum_dipakai, kode_dept, kode_group, nama_barang, nota_hilang } =
  barisBeliMasuk

const harga_semua = {
  ...pembelianMasuk.harga_setuju,
  hint: 'Seluruh pembelian; dibagi menurut nilai',
}
const ditimbang = {
  berat_kotor,
  kode_kondisi,
  potong_batu,
  harga_setuju: { ...harga_setuju, hint: 'Kosong: menurut hitungan' },
  kadar_uji: { ...kadar_uji, hint: 'Kosong: menurut nota' },
  cara_uji,
}
/** For a piece of our own, the nota says what it is. */
const denganNota = {
  ...ditimbang,
  belum_dipakai,
  nota_hilang,
  batu_hilang,
  harga_semua,
  foto,
}
/** For gold of another shop, the user enters what it is. */
const tanpaNota = {
  nama_barang: { ...nama_barang, required: true },
  kode_dept: { ...kode_dept, required: true },
  kode_group: { ...kode_group, required: true },
  ...ditimbang,
  kadar_uji: { ...kadar_uji, hint: 'Kosong: menurut group' },
  harga_semua,
  foto,
}

type Isian = typeof denganNota | typeof tanpaNota

/** A purity that was tested says how. */
function lengkap(form: Form, entered: RowOf<typeof ditimbang>): boolean {
  if (entered.kadar_uji === null || entered.cara_uji !== null) return true
  form.refuseFields([{ field: 'cara_uji', text: '{{field}} Tidak Boleh Kosong', params: {} }])
  return false
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** How much heavier and how much lighter than its note this piece may be: two limits. */
function useToleransi({ berat_nota, kode_dept }: BarisHargaBeli) {
  const lebih = numberOf(useSetting(settingPembelian.TOLERANSI_BERAT_PEMBELIAN)) ?? 0
  const persen = numberOf(useSetting(settingPembelian.TOLERANSI_RINGAN_PEMBELIAN)) ?? 0
  const { all: jenis = [] } = useChoices('jenis')
  const { all: kategori = [] } = useChoices('kategori')
  const kode = textAt(
    jenis.find((row) => row['kode_dept'] === kode_dept),
    'kode_kategori',
  )
  const sendiri = kategori
    .filter((row) => row['kode_kategori'] === kode)
    .map(({ ringan_gram, ringan_persen }) => ({
      gram: numberOf(ringan_gram),
      persen: numberOf(ringan_persen),
    }))
  const ringan = { persen, kategori: new Map(sendiri.map((one) => [kode, one] as const)) }
  return { lebih, ringan: batasRingan(berat_nota ?? 0, kode, { ringan, toleransi_berat: lebih }) }
}

/** What the nota says beside what the scale says, while it is typed. */
function Banding({ form, harga }: { readonly form: Form; readonly harga: BarisHargaBeli }) {
  const t = useWords()
  const toleransi = useToleransi(harga)
  const { berat_nota, gambar, harga_nota } = harga
  const kotor = numberOf(form.values['berat_kotor'])
  const berat = kotor === null ? null : kotor - (numberOf(form.values['potong_batu']) ?? 0)
  const selisih = berat === null || berat_nota === null ? 0 : berat - berat_nota
  const batas = selisih > 0 ? toleransi.lebih : toleransi.ringan
  const lewat = Math.abs(selisih) > batas
  const photo = form.values['foto']
  return (
    <aside className="beli-banding">
      <DuaFoto dijual={gambar} ditimbang={typeof photo === 'string' ? photo : null} />
      <dl className="kisah-fakta">
        <div>
          <dt>{t('Nota Asal')}</dt>
          <dd>{harga.no_faktur_jual}</dd>
        </div>
        <div>
          <dt>{t('Harga Nota')}</dt>
          <dd>{harga_nota === null ? '' : formatRupiah(harga_nota)}</dd>
        </div>
        <div>
          <dt>{t('Berat Nota')}</dt>
          <dd>
            <b>{berat_nota === null ? '' : `${formatBerat(berat_nota)} gr`}</b>
          </dd>
        </div>
        <div aria-live="polite">
          <dt>{t('Selisih')}</dt>
          <dd className={lewat ? 'wait' : undefined}>{selisihOf(berat, berat_nota) || '-'}</dd>
        </div>
      </dl>
      <p className="meta">
        {lewat
          ? t('Di luar toleransi {{berat}} gr: memerlukan otorisasi', { berat: formatBerat(batas) })
          : t('Toleransi: {{ringan}} gr lebih ringan, {{lebih}} gr lebih berat', {
              ringan: formatBerat(toleransi.ringan),
              lebih: formatBerat(toleransi.lebih),
            })}
      </p>
    </aside>
  )
}

/** The purchase as it would be with what stands in the form. */
function Hidup({ beli, form, id, line, nilaiJual }: Props & { readonly form: Form }) {
  const { harga_semua, ...isi } = form.values
  const kunci = line?.kunci ?? kunciBerikut(beli)
  const dengan = line ? ubahBeli(beli, kunci, isi) : tambahBeli(beli, isi)
  return (
    <HargaBeliHidup
      id={id}
      beli={{ ...dengan, harga_setuju: numberOf(harga_semua) }}
      kunci={kunci}
      nilaiJual={nilaiJual}
      ditimbang={(numberOf(isi['berat_kotor']) ?? 0) > 0}
    />
  )
}

interface Props {
  /** The line as it stands; undefined: gold without a nota of ours, to be added. */
  readonly line: BarisBeliKonter | undefined
  readonly harga: BarisHargaBeli | undefined
  /** The purchase that it is a line of, and what the visit sells. */
  readonly id: string
  readonly beli: BeliKonter
  readonly nilaiJual: number
  readonly kondisiAwal: string | null
  /** What the server refused, at the fields of this line. */
  readonly kesalahan: Kesalahan
  readonly onPakai: (change: Partial<BarisBeliKonter>, hargaSemua: number | null) => void
  readonly onClose: () => void
}

/** A purchase line: laid on the scale, judged, tested, bargained about. */
export function UbahBeli(props: Props) {
  const { beli, harga, kesalahan, kondisiAwal, line, onClose, onPakai } = props
  const hargaSemua = beli.harga_setuju
  const t = useWords()
  const milik = line?.kode_barcode != null
  const isian: Isian = milik ? denganNota : tanpaNota
  const given = useMemo(
    () => ({
      ...line,
      kode_kondisi: line?.kode_kondisi ?? kondisiAwal,
      harga_semua: hargaSemua,
    }),
    [line, kondisiAwal, hargaSemua],
  )
  const form = useForm(isian, given)
  const { refuseFields } = form
  const kondisiDatang = useEffectEvent((kode: string | null) => {
    if (kode !== null && form.values['kode_kondisi'] === null) form.set('kode_kondisi', kode)
  })
  // The conditions may come after the dialog.
  useEffect(() => kondisiDatang(kondisiAwal), [kondisiAwal])
  useEffect(() => {
    const refused = Object.entries(kesalahan).map(([field, text]) => ({ field, text, params: {} }))
    if (refused.length > 0) refuseFields(refused)
    // Once, when it opens: what is typed afterwards is judged anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined || !lengkap(form, entered)) return
    const { harga_semua, ...found } = entered
    onPakai(found, harga_semua)
  }
  const title = line === undefined ? 'Beli Tanpa Nota' : 'Timbang Dan Nilai'
  return (
    <FormDialog
      title={[t(title), harga?.nama_barang].filter(Boolean).join(': ')}
      width={milik ? 1240 : 1040}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <div className="berharga">
        <div className={milik ? 'beli-timbang' : undefined}>
          {milik && harga ? <Banding form={form} harga={harga} /> : null}
          <div>
            <Timbangan form={form} name="berat_kotor" />
            <FormFields form={form} autoFocus />
          </div>
        </div>
        <Hidup {...props} form={form} />
      </div>
    </FormDialog>
  )
}
