import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#web/call'
import { isOnIn, useShell } from '#web/session'
import { useWords } from '#web/words'
import { belumDiterima } from './kirim-barang.calls.ts'

/** So many are named; the screen that receives them shows all. */
const disebut = 5

/** Goods of other shops come by a screen of their own: which parcels wait there (SPEC O10). */
export function PaketMenunggu() {
  const t = useWords()
  const shell = useShell()
  const { data = [] } = useQuery({
    queryKey: ['TERIMA_BARANG', 'menunggu'], // its name alone: its definition is another page's
    enabled: isOnIn(shell, 'KIRIM_BARANG_MODULE'),
    retry: false,
    queryFn: async ({ signal }) => (await call(belumDiterima, {}, { signal })).data,
  })
  if (data.length === 0) return null
  const nama = data.slice(0, disebut).map(({ asal, no_kirim }) => `${no_kirim} (${asal})`)
  return (
    <p className="desk-done" role="status">
      {t('{{jumlah}} kiriman barang menunggu diterima', { jumlah: data.length })}
      {`: ${nama.join(', ')}${data.length > disebut ? ', …' : ''} `}
      <Link to="/terima-barang">{t('Terima Barang')}</Link>
    </p>
  )
}
