import { useMemo } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import type { TempatManual } from '#modules/manual/manual.rules'
import { barisManualMasuk } from '#modules/manual/nota-manual'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { useWords } from '#web/words'
import { AngkaHidup, KataMasalah } from './HargaHidup.tsx'
import { kunciManual, pasangManual, type BarisManualKonter } from './manual-konter.ts'
import type { NotaKonter } from './nota-konter.ts'
import { Timbangan } from './Timbangan.tsx'
import { useHitungManual, type BarisHargaManual } from './use-hitung.tsx'

const { arah: _arah, kode_baki, kode_dept, kode_group, ...jumlah } = barisManualMasuk
/** Of what lies in a tray only so much is said; what is bought may come into any. */
const isianBebas = { kode_group, kode_dept, kode_baki, ...jumlah }

/** What lies there, and what so much of it would come to. */
function Hidup({ basi, line }: { readonly basi: boolean; readonly line?: BarisHargaManual }) {
  const t = useWords()
  const { daftar, harga_gram, harga_total, masalah = [], pajak, sisa_berat, sisa_qty } = line ?? {}
  const facts = [
    ['Di Baki', sisa_berat == null ? '' : `${sisa_qty} pcs, ${formatBerat(sisa_berat)} gr`],
    ['Harga/Gram', harga_gram == null ? '' : `Rp ${formatRupiah(harga_gram)}`],
    ['Menurut Group', daftar == null ? '' : `Rp ${formatRupiah(daftar)}`],
    ['Pajak', pajak ? `Rp ${formatRupiah(pajak)}` : ''],
  ] as const
  return (
    <aside className="harga-hidup" aria-live="polite">
      <AngkaHidup kata={t('Total')} nilai={harga_total ?? null} basi={basi} />
      <dl className="kisah-fakta">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <KataMasalah kalimat={masalah.map(({ kalimat }) => kalimat)} />
    </aside>
  )
}

/** The note with the line as it stands in the form; as it was while something of it is missing. */
function dengan({ arah, nota, tempat }: Props, kunci: string, form: Form): NotaKonter {
  const { values } = form
  const kata = (name: 'kode_baki' | 'kode_dept' | 'kode_group'): string => {
    const value = tempat?.[name] ?? values[name]
    return typeof value === 'string' ? value : ''
  }
  const angka = (name: string): number => {
    const value = values[name]
    return typeof value === 'number' ? value : 0
  }
  const isi = {
    ...{ kode_group: kata('kode_group'), kode_dept: kata('kode_dept') },
    ...{ kode_baki: kata('kode_baki'), qty: angka('qty'), berat: angka('berat') },
    harga: angka('harga') || null,
  }
  const lengkap = [isi.kode_group, isi.kode_dept, isi.kode_baki, isi.qty, isi.berat].every(Boolean)
  return lengkap ? { ...nota, manual: pasangManual(nota.manual, kunci, arah, isi) } : nota
}

interface Props {
  readonly nota: NotaKonter
  readonly arah: BarisManualKonter['arah']
  /** The line as it stands; undefined for a new one. */
  readonly line: BarisManualKonter | undefined
  /** Which heap it is of; undefined: the form asks. */
  readonly tempat: TempatManual | undefined
  readonly onPakai: (kunci: string, change: (nota: NotaKonter) => NotaKonter) => void
  readonly onClose: () => void
}

/** A line of goods without a barcode: so many pieces, so much weight, its price. */
export function UbahManual(props: Props) {
  const { arah, line, nota, onClose, onPakai, tempat } = props
  const t = useWords()
  const kunci = line?.kunci ?? kunciManual(nota.manual)
  const isian = tempat ? jumlah : isianBebas
  const form = useForm(
    isian,
    useMemo(() => ({ ...line }), [line]),
  )
  const { basi, data } = useHitungManual(dengan(props, kunci, form))
  const harga = data?.baris.find((each) => each.kunci === kunci)
  const save = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    onPakai(kunci, (now) => dengan({ ...props, nota: now }, kunci, form))
  }
  const dari = tempat && `${tempat.kode_baki} ${tempat.kode_group} ${tempat.kode_dept}`
  return (
    <FormDialog
      title={[t(arah === 'JUAL' ? 'Jual' : 'Beli'), harga?.nama_barang ?? dari]
        .filter(Boolean)
        .join(': ')}
      width={760}
      busy={false}
      changed={form.changed}
      saveLabel={t('Pakai')}
      onSave={save}
      onClose={onClose}
    >
      <div className="berharga">
        <div>
          <Timbangan form={form} name="berat" />
          <FormFields form={form} autoFocus />
        </div>
        <Hidup basi={basi} {...(harga ? { line: harga } : {})} />
      </div>
    </FormDialog>
  )
}
