import { integer, type Fields } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import type { Values } from '#web/form/use-form'
import { useWords } from '#web/words'
import { KirimDialog } from '../../otorisasi/KirimDialog.tsx'
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

/** What was counted, beside what the drawer should hold, while one counts. */
function Hitungan({ saldo, values }: { readonly saldo: number; readonly values: Values }) {
  const t = useWords()
  const terhitung = pecahanDari(values).reduce((sum, one) => sum + one.pecahan * one.lembar, 0)
  return (
    <dl aria-live="polite">
      <Figure label={t('Saldo')} rupiah={saldo} />
      <Figure label={t('Terhitung')} rupiah={terhitung} />
      <Figure label={t('Selisih')} rupiah={terhitung - saldo} />
      <Figure label={t('Disetor')} rupiah={terhitung - angka(values['sisa'])} />
    </dl>
  )
}

const setoran = (values: Values) => ({
  pecahan: pecahanDari(values),
  sisa: angka(values['sisa']),
  keterangan: typeof values['keterangan'] === 'string' ? values['keterangan'] : null,
})

/** Hands the drawer over, counted note by note. */
export function SetorDialog({ onClose, saldo }: Props) {
  const t = useWords()
  return (
    <KirimDialog
      title={t('Setor Ke Brankas')}
      width={760}
      fields={isian}
      segarkan={['kas']}
      send={(values, options) => call(setorLaci, { body: setoran(values) }, options)}
      renderIsi={(form) => (
        <div className="laci-hitung">
          <FormFields form={form} autoFocus />
          <Hitungan saldo={saldo} values={form.values} />
        </div>
      )}
      onClose={onClose}
    />
  )
}
