import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { closedTo, useSetting, useShell } from '#web/session'
import { useWords } from '#web/words'
import { umurHarga } from './harga.calls.ts'
import { settingHarga } from './setting.ts'
import './harga-lama.css'

const layar = '/harga-emas-hari-ini'

/** Prices that nobody has set or confirmed for today: home and the counter say so. */
export function HargaLama() {
  const t = useWords()
  const shell = useShell()
  const { tgl_system } = shell.toko
  const found = useQuery({
    queryKey: ['group_harga', 'umur', tgl_system],
    enabled: useSetting(settingHarga.HARGA_LAMA_MODULE),
    retry: false,
    queryFn: async ({ signal }) => (await call(umurHarga, {}, { signal })).data,
  }).data
  if (found === undefined || found.jumlah === 0) return null
  const screen = shell.house.screen(layar)
  const kata = t('{{jumlah}} harga emas belum ditetapkan untuk hari ini', {
    jumlah: found.jumlah,
  })
  const bisa = screen !== undefined && closedTo(shell, screen) === undefined
  return (
    <p className="harga-lama" role="status">
      <Icon name="warning" /> {kata}
      {found.sejak === null ? '' : `, ${t('terakhir {{tgl}}', { tgl: found.sejak })}`}{' '}
      {bisa ? <Link to={layar}>{t('Harga Emas Hari Ini')}</Link> : null}
    </p>
  )
}
