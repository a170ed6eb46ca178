import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { jamDi } from '#kernel/tanggal'
import { call } from '#web/call'
import { Badge } from '#web/page/Badge'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { antreanKasir } from './antrean.ts'
import './antrean.css'

/** Customers who wait at the other desks are seen within so many milliseconds. */
const tiap = 10_000

/** What waits for money at the other cash desks, the longest first, one click away. */
export function AntreanLain() {
  const t = useWords()
  const { pathname } = useLocation()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['antrean_kasir'],
    refetchInterval: tiap,
    queryFn: ({ signal }) => call(antreanKasir, {}, { signal }),
  })
  const lain = (found.data?.data ?? []).filter((one) => one.layar !== pathname)
  if (lain.length === 0) return null
  return (
    <nav className="antrean-lain" aria-label={t('Menunggu juga')}>
      <span className="meta">{t('Menunggu juga')}</span>
      {lain.map((one) => (
        <Link key={one.layar} to={one.layar}>
          {t(one.judul)} <Badge tone="wait">{one.jumlah}</Badge>{' '}
          <small className="meta">
            {t('Sejak')} {jamDi(zona, one.sejak).slice(0, 5)}
          </small>
        </Link>
      ))}
    </nav>
  )
}
