import { Link } from '@tanstack/react-router'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import type { StatusTutup } from './status-tutup.tsx'

type Baris = StatusTutup['halangan'][number]

function Line({ baris, tone }: { readonly baris: Baris; readonly tone: 'bad' | 'wait' }) {
  const t = useWords()
  return (
    <li className={tone}>
      <Icon name={tone === 'bad' ? 'bad' : 'waiting'} />
      <span className="closing-text">
        {baris.kalimat}
        {baris.nomor.length > 0 ? <small>{baris.nomor.join(', ')}</small> : null}
      </span>
      {baris.path ? <Link to={baris.path}>{t('Buka')}</Link> : null}
    </li>
  )
}

/** What stops the closing, and what is worth knowing before it. */
export function Periksa({ status }: { readonly status: StatusTutup }) {
  const t = useWords()
  const { halangan, perhatian } = status
  return (
    <section aria-label={t('Periksa Sebelum Tutup')}>
      <h2>{t('Periksa Sebelum Tutup')}</h2>
      <div role="status">
        <ul className="closing-checks">
          {halangan.length === 0 ? (
            <li className="good">
              <Icon name="good" />
              <span className="closing-text">{t('Tidak Ada Yang Menghalangi')}</span>
            </li>
          ) : null}
          {halangan.map((baris) => (
            <Line key={baris.kode} baris={baris} tone="bad" />
          ))}
          {perhatian.map((baris) => (
            <Line key={baris.kode} baris={baris} tone="wait" />
          ))}
        </ul>
      </div>
    </section>
  )
}
