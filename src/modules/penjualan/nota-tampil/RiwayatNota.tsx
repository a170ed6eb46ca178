import { useQuery } from '@tanstack/react-query'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { riwayatNota } from '../koreksi.calls.ts'
import { kertasLain, peristiwaNota } from '../riwayat.rules.ts'

/** The life of a note: saved, validated, printed, corrected with before and after, cancelled. */
export function RiwayatNota({ nomor }: { readonly nomor: string }) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['PENJUALAN', 'riwayat', nomor],
    queryFn: async ({ signal }) =>
      (await call(riwayatNota, { body: { no_faktur: nomor } }, { signal })).data,
  })
  if (found.error) return <Refused error={found.error} onRetry={found.refetch} />
  return (
    <section className="nota-riwayat" aria-label={t('Riwayat Nota')}>
      <h3>{t('Riwayat Nota')}</h3>
      <ol>
        {found.data?.map((bab) => (
          <li key={`${bab.saat} ${bab.peristiwa} ${bab.ke} ${bab.kertas}`}>
            <p>
              <strong>{t(peristiwaNota[bab.peristiwa])}</strong>{' '}
              {bab.kertas === null ? null : t(kertasLain[bab.kertas])}{' '}
              {bab.ke !== null && bab.ke > 1 ? t('cetak ulang ke-{{ke}}', { ke: bab.ke - 1 }) : ''}{' '}
              {bab.dokumen}
            </p>
            <p className="meta">
              {formatSaat(bab.saat, zona)} · {bab.oleh}
            </p>
            {bab.alasan === null ? null : <p className="meta">{bab.alasan}</p>}
            {bab.perubahan.map(({ label, sebelum, sesudah }) => (
              <p key={label} className="meta">
                {t(label)}: <s>{sebelum}</s> {'->'} {sesudah}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
