import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { layarCadangan, umurCadangan } from './cadangan.calls.ts'
import { umurKata } from './umur.tsx'
import './cadangan.css'

/** The home page warns users who can make a backup when the last good one is too old. */
export function CadanganBasi() {
  const t = useWords()
  const shell = useShell()
  const screen = shell.house.screen(layarCadangan)
  const found = useQuery({
    queryKey: ['cadangan', 'umur'],
    enabled: screen !== undefined && closedTo(shell, screen) === undefined,
    retry: false,
    queryFn: async ({ signal }) => (await call(umurCadangan, {}, { signal })).data,
  }).data
  if (!found?.basi) return null
  return (
    <p className="cadangan-basi" role="status">
      <Icon name="warning" /> {umurKata(t, found)} <Link to={layarCadangan}>{t('Cadangan')}</Link>
    </p>
  )
}
