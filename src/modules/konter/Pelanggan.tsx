import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Field, RowOf } from '#kernel/field'
import { pembelianMasuk } from '#modules/pembelian/pembelian'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { useFieldsOn, useSetting } from '#web/session'
import { useWords } from '#web/words'
import { kepalaMasuk } from '#modules/penjualan/penjualan'
import type { BeliKonter } from './beli-konter.ts'
import { CariOrang, idCariOrang, type OrangBaru } from '../pelanggan/CariOrang.tsx'
import type { Kesalahan } from './kesalahan-konter.ts'
import { membeli, tentangOrang, type Kepala, type NotaKonter } from './nota-konter.ts'
import { milikOrang, orangLain } from '#modules/pelanggan/orang-lain'
import { isianPenjual, penjualKurang } from './penjual-konter.ts'
import type { Orang } from '../pelanggan/use-orang.tsx'
import { settingPenjualan } from '#modules/penjualan/setting'
import { kepalaOrang } from './use-pakai-member.tsx'

const { keterangan, no_nota_manual, nota_per, tgl_system } = kepalaMasuk
const { foto_identitas, ...penjual } = isianPenjual
const { alamat_customer, kode_kecamatan, kode_kota, nama_customer, no_hp } = isianPenjual
const tempat = { kode_kota, kode_kecamatan }
/** Told by a buyer who asks for a tax invoice, or who trades with gold. */
const { npwp, pembeli_pajak } = kepalaMasuk
const isianPajak = { npwp, pembeli_pajak }

/** Seldom used: folded away until something stands in it. */
const isianNota = { keterangan, no_nota_manual, nota_per, tgl_system }
const isianJual = {
  nama_customer,
  no_hp,
  alamat_customer,
  ...tempat,
  ...isianPajak,
  ...isianNota,
}
/** A buyer's card, where the sum of his day is large. */
const { jenis_identitas, no_identitas } = isianPenjual
const isianBesar = {
  nama_customer,
  no_hp,
  alamat_customer,
  ...tempat,
  jenis_identitas,
  no_identitas,
  ...isianPajak,
  ...isianNota,
}
const isianBeli = {
  ...penjual,
  foto_identitas,
  ...isianPajak,
  ...isianNota,
  jenis: pembelianMasuk.jenis,
}
const jarang: ReadonlySet<string> = new Set([...Object.keys(isianNota), 'jenis'])
/** Of these only a remark stands on a note of goods without a barcode. */
const jarangManual: ReadonlySet<string> = new Set(['keterangan'])
const diTempat: ReadonlySet<string> = new Set(Object.keys(tempat))
const diPajak: ReadonlySet<string> = new Set(Object.keys(isianPajak))

/** What he must tell says so beforehand. */
const ditandai = <F extends Record<string, Field>>(
  isian: F,
  wajib: readonly string[],
  hint: string,
): F => ({
  ...isian,
  ...Object.fromEntries(
    Object.entries<Field>(isian).flatMap(([name, field]) =>
      wajib.includes(name) ? [[name, { ...field, hint }]] : [],
    ),
  ),
})

type Diubah = (kepala: Partial<Kepala>, beli: Partial<BeliKonter>) => void

interface Props {
  readonly nota: NotaKonter
  /** Goods without a barcode: their note has no other date and is no correction. */
  readonly manual: boolean
  /** Names of the seller's fields that saving will ask for. */
  readonly wajib: readonly string[]
  /** The sum is so large that the shop must know the customer. */
  readonly besar: boolean
  /** What was refused already, at its field. */
  readonly kesalahan: Kesalahan
  readonly onChange: Diubah
  readonly onClose: () => void
}

/** What was entered, given to the note's head and to the purchase. */
function bagi(
  entered: RowOf<typeof isianJual> & Partial<RowOf<typeof isianBeli>>,
  dibeli: boolean,
  onChange: Diubah,
): void {
  const { foto_identitas, jenis, ...milik } = entered
  const { jenis_identitas, no_identitas, ...kepala } = milik
  if (!dibeli) {
    onChange(milik, {})
    return
  }
  onChange(kepala, {
    ...(jenis === undefined ? {} : { jenis }),
    jenis_identitas: jenis_identitas ?? null,
    no_identitas: no_identitas ?? null,
    foto_identitas: foto_identitas ?? null,
  })
}

/** The values with which the form opens: it already holds what the program can know. */
function useAwal(nota: NotaKonter) {
  const { beli, kepala } = nota
  const dibeli = membeli(nota)
  const notaPer = useSetting(settingPenjualan.NOTA_PER)
  return useMemo(
    () => ({
      ...kepala,
      nota_per: kepala.nota_per ?? notaPer,
      ...(dibeli ? beli : {}),
    }),
    [kepala, beli, dibeli, notaPer],
  )
}

interface LipatProps {
  readonly form: Form
  readonly judul: string
  readonly names: ReadonlySet<string>
  readonly said: boolean
}

/** Fields that are seldom told: open where something of them was said or refused. */
function Lipat({ form, judul, names, said }: LipatProps) {
  const t = useWords()
  const shown = Object.keys(form.fields).filter((name) => names.has(name))
  const refused = shown.some((name) => form.errorOf(name) !== undefined)
  return (
    <details className="orang-lain" open={said || refused}>
      <summary>{t(judul)}</summary>
      <FormFields form={form} names={shown} />
    </details>
  )
}

/** Where he lives besides his street, and what is about the note itself. */
function IsianJarang({ form, manual }: { readonly form: Form; readonly manual: boolean }) {
  const { keterangan, kode_kota, no_nota_manual, npwp: no, pembeli_pajak: siapa } = form.values
  const said = Boolean(keterangan) || Boolean(no_nota_manual)
  return (
    <>
      <Lipat form={form} judul="Kota dan kecamatan" names={diTempat} said={Boolean(kode_kota)} />
      <Lipat
        form={form}
        judul="Pajak pembeli"
        names={diPajak}
        said={Boolean(no) || Boolean(siapa)}
      />
      <Lipat
        form={form}
        judul="Tentang nota ini"
        names={manual ? jarangManual : jarang}
        said={said}
      />
    </>
  )
}

/** F4: who buys or sells (a walk-in may stay nameless), and what else stands on the note. */
/** The fields that are asked of him now. */
function isianUntuk({
  besar,
  kesalahan,
  nota,
  wajib,
}: Omit<Props, 'manual' | 'onChange' | 'onClose'>) {
  const hint = besar ? 'Wajib untuk jumlah sebesar ini' : 'Wajib dari penjual'
  if (membeli(nota)) return ditandai(isianBeli, wajib, hint)
  const ditanya = besar || 'no_identitas' in kesalahan || 'jenis_identitas' in kesalahan
  return ditanya || nota.kepala.no_identitas !== null
    ? ditandai(isianBesar, wajib, hint)
    : isianJual
}

export function Pelanggan(props: Props) {
  const { besar, kesalahan, manual, nota, onChange, onClose, wajib } = props
  const t = useWords()
  const dibeli = membeli(nota)
  // Once, when it opens: the fields do not change under the hand that fills them in.
  const [semua] = useState(() => isianUntuk({ besar, kesalahan, nota, wajib }))
  const isian = useFieldsOn(semua)
  const form = useForm(isian, useAwal(nota))
  const { refuseFields } = form
  const refusedAtOpen = Object.keys(kesalahan).some((field) => field in isian)
  useEffect(() => {
    const refused = Object.entries(kesalahan).flatMap(([field, text]) =>
      field in isian ? [{ field, text, params: {} }] : [],
    )
    if (refused.length > 0) refuseFields(refused)
    else document.getElementById(idCariOrang)?.focus()
    // Once, when it opens: what is typed afterwards is judged anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    bagi(entered, dibeli, onChange)
    onClose()
  }
  const isi = (known: Partial<Kepala>): void =>
    flushSync(() => Object.entries(known).forEach(([name, value]) => form.set(name, value)))
  /** Who is known is taken at once, unless as a seller he must say more of himself. */
  const ambil = (orang: Orang): void => {
    const known = kepalaOrang(orang)
    const kurang = penjualKurang(tentangOrang(nota, known), wajib)
    if (kurang.length === 0 && !form.changed) {
      onChange(known, {})
      onClose()
      return
    }
    isi({ ...(orangLain(form.values, known) ? milikOrang : {}), ...known })
    onChange({ jenis_pelanggan: orang.jenis_pelanggan }, {})
    document.getElementById(form.idOf(kurang[0]?.field ?? 'nama_customer'))?.focus()
  }
  const baru = ({ nama_customer, no_hp }: OrangBaru): void => {
    const tanpaTempat = { alamat_customer: null, kode_kota: null, kode_kecamatan: null }
    isi({ ...milikOrang, ...tanpaTempat, nama_customer, no_hp })
    const next = nama_customer === null ? 'nama_customer' : 'no_hp'
    document.getElementById(form.idOf(next))?.focus()
  }
  const lipat = [jarang, diTempat, diPajak]
  const utama = Object.keys(form.fields).filter((name) => !lipat.some((names) => names.has(name)))
  return (
    <FormDialog
      title={t(dibeli ? 'Penjual dan Nota' : 'Pelanggan dan Nota')}
      width={720}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <CariOrang onOrang={ambil} onBaru={baru} />
      <FormFields form={form} names={utama} autoFocus={refusedAtOpen} />
      <IsianJarang form={form} manual={manual} />
    </FormDialog>
  )
}
