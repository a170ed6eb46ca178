import { integer, type Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { useWords } from '#web/words'
import { useKirim } from '../../pengguna/use-kirim.tsx'
import { setorLaci } from '../uang-kas.calls.ts'
import { nilaiPecahan, setorMasuk } from '../uang-kas.ts'

const namaPecahan = (nilai: number): string => `p${nilai}`

/** One input a denomination, the largest first; its label is its value. */
const isian: Fields = {
  ...Object.fromEntries(
    nilaiPecahan.map((nilai) => [namaPecahan(nilai), integer({ label: formatRupiah(nilai) })]),
  ),
  sisa: setorMasuk.sisa,
  keterangan: setorMasuk.keterangan,
}

const angka = (value: unknown): number => (typeof value === 'number' ? value : 0)

const pecahanDari = (values: Values): { pecahan: number; lembar: number }[] =>
  nilaiPecahan
    .map((pecahan) => ({ pecahan, lembar: angka(values[namaPecahan(pecahan)]) }))
    .filter(({ lembar }) => lembar > 0)

interface FigureProps {
  readonly label: string
  readonly rupiah: number
}
function Figure({ label, rupiah }: FigureProps) {
  return (
    <div className={rupiah < 0 ? 'laci-angka kurang' : 'laci-angka'}>
      <dt>{label}</dt>
      <dd>Rp {formatRupiah(rupiah)}</dd>
    </div>
  )
}

interface Props {
  readonly saldo: number
  readonly onClose: () => void
}

/** Hands the drawer over: counted note by note; the difference shows while one counts. */
export function SetorDialog({ onClose, saldo }: Props) {
  const t = useWords()
  const form = useForm(isian)
  const { dialog, kirim, sibuk } = useKirim({
    form,
    segarkan: 'kas',
    onTersimpan: onClose,
  })
  const pecahan = pecahanDari(form.values)
  const terhitung = pecahan.reduce((sum, one) => sum + one.pecahan * one.lembar, 0)
  const sisa = angka(form.values['sisa'])
  const save = (): void => {
    const values = form.submit()
    if (values === undefined) return
    const keterangan = typeof values['keterangan'] === 'string' ? values['keterangan'] : null
    kirim((options) => call(setorLaci, { body: { pecahan, sisa, keterangan } }, options))
  }
  return (
    <FormDialog
      title={t('Setor Ke Brankas')}
      width={760}
      busy={sibuk}
      changed={form.changed}
      onSave={save}
      onClose={onClose}
    >
      <div className="laci-hitung">
        <FormFields form={form} autoFocus />
        <dl aria-live="polite">
          <Figure label={t('Saldo')} rupiah={saldo} />
          <Figure label={t('Terhitung')} rupiah={terhitung} />
          <Figure label={t('Selisih')} rupiah={terhitung - saldo} />
          <Figure label={t('Disetor')} rupiah={terhitung - sisa} />
        </dl>
      </div>
      {dialog}
    </FormDialog>
  )
}
