import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { jamDi } from '#kernel/tanggal'
import { KeyButton } from '#web/KeyButton'
import { Badge } from '#web/page/Badge'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useAntrean } from './use-antrean.tsx'
import './antrean.css'

/** What waits for money at the other cash desks, the longest first, one click away. */
export function AntreanLain() {
  const t = useWords()
  const router = useRouter()
  const { pathname } = useLocation()
  const { zona } = useShell().toko
  const lain = (useAntrean().data ?? []).filter(({ layar }) => layar !== pathname)
  // The rows come with the longest first: so do the desks.
  const meja = [...new Set(lain.map(({ layar }) => layar))].map((layar) =>
    lain.filter((one) => one.layar === layar),
  )
  if (lain.length === 0) return null
  return (
    <nav className="antrean-lain" aria-label={t('Menunggu juga')}>
      <span className="meta">{t('Menunggu juga')}</span>
      {meja.map(([pertama, ...sisa]) =>
        pertama ? (
          <Link key={pertama.layar} to={pertama.layar}>
            {t(pertama.judul)} <Badge tone="wait">{1 + sisa.length}</Badge>{' '}
            <small className="meta">
              {t('Sejak')} {jamDi(zona, pertama.saat).slice(0, 5)}
            </small>
          </Link>
        ) : null,
      )}
      <KeyButton
        keyName="F4"
        label="Semua Antrean"
        size="small"
        run={() => router.history.push('/antrean-kasir')}
      />
    </nav>
  )
}
