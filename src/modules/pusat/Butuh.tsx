import { Button } from 'antd'
import { Key, useKeys } from '#web/keys'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { yangDibutuhkan } from './butuh.rules.ts'
import type { Beda } from './TabelBeda.tsx'

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
  useKeys([{ key: 'F7', label: 'Ikutkan', run: ikutkan, off: ikut.length === 0 || sibuk }])
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
          <Button size="small" loading={sibuk} onClick={ikutkan}>
            {t('Ikutkan')} <Key>F7</Key>
          </Button>
        </>
      )}
    </div>
  )
}
