import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { yangDibutuhkan } from './butuh.rules.ts'
import type { Beda } from './TabelBeda.tsx'
import { KeyButton } from '#web/KeyButton'

interface Props {
  readonly beda: readonly Beda[]
  readonly dipilih: ReadonlySet<string>
  /** The masters that may be copied, with their names. */
  readonly ada: readonly { readonly master: string; readonly nama: string }[]
  readonly sibuk: boolean
  readonly onIkutkan: (master: readonly string[]) => void
}

/** Why nothing can be sent as it is chosen, and what would mend it, in one step. */
export function Butuh({ ada, beda, dipilih, onIkutkan, sibuk }: Props) {
  const t = useWords()
  const { house } = useShell()
  const salah = beda.filter((one) => one.salah > 0)
  const perlu = yangDibutuhkan(
    house.masters,
    salah.map(({ master }) => master),
    dipilih,
  )
  const ikut = ada.filter(({ master }) => perlu.includes(master))
  const ikutkan = (): void => onIkutkan(ikut.map(({ master }) => master))
  const [pertama] = salah
  if (pertama === undefined) return null
  const baris = pertama.baris.find(({ aksi }) => aksi === 'SALAH')
  return (
    <div className="salin-butuh" role="alert">
      <span>
        {t('{{jumlah}} baris tidak dapat disalin, jadi tidak ada yang dikirim.', {
          jumlah: salah.reduce((all, one) => all + one.salah, 0),
        })}{' '}
        {[pertama.cabang, baris?.kunci, baris?.masalah].filter(Boolean).join(' · ')}
      </span>
      {ikut.length === 0 ? null : (
        <>
          <span>
            {t('Butuh juga: {{master}}', { master: ikut.map(({ nama }) => t(nama)).join(', ') })}
          </span>
          <KeyButton
            keyName="F7"
            label="Ikutkan"
            run={ikutkan}
            size="small"
            loading={sibuk}
            disabled={ikut.length === 0}
          />
        </>
      )}
    </div>
  )
}
