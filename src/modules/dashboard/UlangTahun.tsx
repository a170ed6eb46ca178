import { useQuery } from '@tanstack/react-query'
import { formatRupiah } from '#kernel/figures'
import { ulangTahun } from '#modules/member/member.calls'
import { call } from '#web/call'
import { useShell } from '#web/session'
import { useWords } from '#web/words'

/** Members whose birthday is today (SPEC 2), with a number to congratulate them at. */
export function UlangTahun() {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const { data = [] } = useQuery({
    queryKey: ['member', 'ulang-tahun', tgl_system],
    queryFn: async ({ signal }) => (await call(ulangTahun, {}, { signal })).data,
  })
  if (data.length === 0) return null
  return (
    <section className="menunggu" aria-labelledby="ulang-tahun">
      <h2 id="ulang-tahun">{t('Ulang Tahun Hari Ini')}</h2>
      <ul>
        {data.map(({ kode_member, nama_member, no_hp, poin, umur }) => (
          <li key={kode_member}>
            {t('{{nama}}, {{umur}} tahun, {{hp}}, {{poin}} point', {
              ...{ nama: nama_member, hp: no_hp, umur },
              poin: formatRupiah(poin),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
