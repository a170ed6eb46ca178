import { useQuery } from '@tanstack/react-query'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { Picture } from '#web/fields/Picture'
import type { FormPartProps } from '#web/module'
import { useWords } from '#web/words'
import { ringkasMember } from './member.calls.ts'
import './member.css'

/** What the chosen member has; where gifts are exchanged, which of them that reaches. */
export function RingkasMember({ form }: FormPartProps) {
  const t = useWords()
  const { kode_member: dipilih } = form.values
  const kode_member = typeof dipilih === 'string' ? dipilih : ''
  const denganHadiah = 'kode_hadiah' in form.values
  const { data } = useQuery({
    queryKey: ['member', 'ringkas', kode_member],
    enabled: kode_member !== '',
    queryFn: async ({ signal }) =>
      (await call(ringkasMember, { query: { kode_member } }, { signal })).data,
  })
  if (data === undefined) return null
  return (
    <section className="member-ringkas" aria-label={t('Point Member')}>
      <p>
        <strong className={data.poin < 0 ? 'member-poin buruk' : 'member-poin'}>
          {formatRupiah(data.poin)}
        </strong>{' '}
        {t('point')} · {data.nama_member}
      </p>
      {denganHadiah ? (
        <ul>
          {data.hadiah.map(({ cukup, gambar_path, kode_hadiah, nama_hadiah, point, saldo }) => (
            <li key={kode_hadiah}>
              <button
                type="button"
                disabled={!cukup}
                aria-pressed={form.values['kode_hadiah'] === kode_hadiah}
                onClick={() => form.set('kode_hadiah', kode_hadiah)}
              >
                <Picture path={gambar_path} alt="" />
                <span>{nama_hadiah}</span>
                <span className="meta">
                  {t('{{point}} point, tinggal {{saldo}}', {
                    point: formatRupiah(point),
                    saldo: formatRupiah(saldo),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
