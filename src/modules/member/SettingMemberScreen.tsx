import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#web/call'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useWords } from '#web/words'
import { aturanMember, jenisAturan } from './member.calls.ts'
import './member.css'

/** Where each kind of rule is changed. */
const layar = {
  DAPAT: '/parameter-get-point-member',
  NILAI: '/master-parameter-point',
  HANGUS: '/parameter-reset-poin-member',
  AJAK: '/parameter-member-afiliasi',
} as const
const jenisnya = ['DAPAT', 'NILAI', 'HANGUS', 'AJAK'] as const

/** How points are earned, spent and lost today, in words; a click leads to where it is changed. */
export function SettingMemberScreen() {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['member', 'aturan'],
    queryFn: async ({ signal }) => (await call(aturanMember, {}, { signal })).data,
  })
  return (
    <Page actions={<ReloadButton onReload={refetch} />}>
      {error ? <Refused error={error} onRetry={refetch} /> : null}
      <div className="member-aturan">
        {data &&
          jenisnya.map((jenis) => {
            const rows = data.filter((row) => row.jenis === jenis)
            return (
              <section key={jenis} aria-labelledby={`aturan-${jenis}`}>
                <h2 id={`aturan-${jenis}`}>{t(jenisAturan[jenis])}</h2>
                {rows.length === 0 ? <p className="meta">{t('Belum ada aturannya.')}</p> : null}
                <ul>
                  {rows.map(({ kalimat, kode, mulai }) => (
                    <li key={kode}>
                      {kalimat}{' '}
                      <span className="meta">
                        {t('{{kode}}, sejak {{mulai}}', { kode, mulai })}
                      </span>
                    </li>
                  ))}
                </ul>
                <Link to={layar[jenis]}>{t('Ubah')}</Link>
              </section>
            )
          })}
      </div>
      <p>
        <Link to="/aplikasi-member">{t('Aplikasi Member')}</Link>
      </p>
    </Page>
  )
}
