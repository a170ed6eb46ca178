import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { langkahAwal } from './langkah-awal.calls.ts'
import './langkah-awal.css'

/** Home of a shop without a piece: what to fill in, in order, for whoever brings goods in. */
export function LangkahAwal() {
  const t = useWords()
  const shell = useShell()
  const bisa = (path: string): boolean => {
    const screen = shell.house.screen(path)
    return screen !== undefined && closedTo(shell, screen) === undefined
  }
  const { data = [] } = useQuery({
    queryKey: ['langkah-awal'],
    enabled: bisa('/tambah-data-barang'),
    retry: false,
    queryFn: async ({ signal }) => (await call(langkahAwal, {}, { signal })).data,
  })
  const langkah = data.filter(({ path }) => bisa(path))
  if (langkah.length === 0) return null
  return (
    <section className="langkah-awal" aria-labelledby="langkah-awal">
      <h2 id="langkah-awal">{t('Langkah Awal')}</h2>
      <p>{t('Toko ini belum punya barang. Isi berurutan, sesudah itu toko siap menjual.')}</p>
      <ol>
        {langkah.map(({ path, sudah }) => (
          <li key={path}>
            <Link to={path}>{t(shell.house.screen(path)?.title ?? path)}</Link>
            {sudah ? (
              <span className="langkah-sudah">
                <Icon name="check" /> {t('Sudah Diisi')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
