import { useQuery } from '@tanstack/react-query'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { riwayatParameterAkun } from '../parameter-akun.ts'
import { terbaca } from './terbaca.ts'

interface Props {
  readonly trx: string
  readonly type: string
}

/** Who changed which account of this journal, when: the newest first. */
export function RiwayatAkun({ trx, type }: Props) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['para_akun_transaksi', 'riwayat', trx, type],
    queryFn: async ({ signal }) =>
      (await call(riwayatParameterAkun, { params: { trx, type } }, { signal })).data,
  })
  if (found.error) return <Refused error={found.error} onRetry={found.refetch} />
  return (
    <section className="parameter-riwayat" aria-label={t('Riwayat')}>
      <h2>{t('Riwayat')}</h2>
      {found.data?.length === 0 ? <p className="meta">{t('Belum Ada Perubahan')}</p> : null}
      <ol>
        {found.data?.map((one) => (
          <li key={`${one.saat} ${one.kode_akun}`}>
            {terbaca(one.kode_akun)}: {one.dari} {'->'} {one.ke}
            <p className="meta">
              {formatSaat(one.saat, zona)} · {one.oleh}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
