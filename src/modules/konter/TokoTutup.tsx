import { useQuery } from '@tanstack/react-query'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { topicsIn, useLive } from '#web/live'
import { useWords } from '#web/words'
import { tokoBuka } from './konter.calls.ts'

/** A closed shop says so at once, and who can open it: nothing can be saved until then. */
export function TokoTutup() {
  const t = useWords()
  const { data, refetch } = useQuery({
    queryKey: ['hari', 'toko-buka'],
    queryFn: async ({ signal }) => (await call(tokoBuka, {}, { signal })).data,
  })
  useLive('berubah', (facts) => {
    if (topicsIn(facts).includes('hari')) void refetch()
  })
  if (data === undefined || data.buka) return null
  const { pembuka, tgl_system } = data
  return (
    <div className="konter-gagal" role="alert">
      <Icon name="lock" />
      <span>
        {t('Toko tutup: hari {{tanggal}} belum dibuka. Yang bisa membuka: {{nama}}', {
          tanggal: tgl_system,
          nama: pembuka.join(', '),
        })}
      </span>
    </div>
  )
}
