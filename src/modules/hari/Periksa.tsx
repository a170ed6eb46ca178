import { Link } from '@tanstack/react-router'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import type { StatusTutup } from './status-tutup.tsx'

type Baris = StatusTutup['halangan'][number]
type Tone = 'bad' | 'good' | 'wait'

const ikon = { bad: 'bad', good: 'good', wait: 'waiting' } as const

function Line({ baris, tone }: { readonly baris: Baris; readonly tone: Tone }) {
  const t = useWords()
  return (
    <li className={tone}>
      <span className="closing-text">
        {baris.kalimat}
        {baris.nomor.length > 0 ? <small>{baris.nomor.join(', ')}</small> : null}
      </span>
      {baris.path ? <Link to={baris.path}>{t('Buka')}</Link> : null}
    </li>
  )
}

/** One step of the closing: done, or what is missing, with the way there. */
function Langkah(props: {
  readonly nama: string
  readonly halangan: readonly Baris[]
  readonly perhatian: readonly Baris[]
}) {
  const { halangan, nama, perhatian } = props
  const t = useWords()
  const tone: Tone = halangan.length > 0 ? 'bad' : perhatian.length > 0 ? 'wait' : 'good'
  return (
    <li className={`closing-step ${tone}`}>
      <Icon name={ikon[tone]} />
      <div>
        <h3>
          {t(nama)} {tone === 'good' ? <small>{t('Beres')}</small> : null}
        </h3>
        {tone === 'good' ? null : (
          <ul>
            {halangan.map((baris) => (
              <Line key={baris.kode} baris={baris} tone="bad" />
            ))}
            {perhatian.map((baris) => (
              <Line key={baris.kode} baris={baris} tone="wait" />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The steps of closing a day: green, or what stops it and what is worth knowing before it. */
export function Periksa({ status }: { readonly status: StatusTutup }) {
  const t = useWords()
  const di = (kode: string) => (baris: Baris) => baris.langkah === kode
  const semua = [...status.halangan, ...status.perhatian]
  // What has no step of its own is shown while there is any.
  const langkah = status.langkah.filter(({ kode }) => kode !== 'LAIN' || semua.some(di(kode)))
  return (
    <section aria-label={t('Periksa Sebelum Tutup')}>
      <h2>{t('Periksa Sebelum Tutup')}</h2>
      <div role="status">
        {status.halangan.length === 0 ? (
          <p className="closing-free">
            <Icon name="good" /> {t('Tidak Ada Yang Menghalangi')}
          </p>
        ) : null}
        <ol className="closing-checks">
          {langkah.map(({ kode, nama }) => (
            <Langkah
              key={kode}
              nama={nama}
              halangan={status.halangan.filter(di(kode))}
              perhatian={status.perhatian.filter(di(kode))}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}
