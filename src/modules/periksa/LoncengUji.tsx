import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { layarUji, selisihUji } from './uji.calls.ts'
import './lonceng.css'

/** What the night found: on how many days the books disagree. It stands there while they do. */
export function LoncengUji() {
  const t = useWords()
  const shell = useShell()
  const navigate = useNavigate()
  const screen = shell.house.screen(layarUji)
  const { data } = useQuery({
    // The audit of the night tells of itself by this name; the page also asks now and then.
    queryKey: ['pemeriksaan', 'uji-silang'],
    refetchInterval: 300_000,
    enabled: screen !== undefined && closedTo(shell, screen) === undefined,
    queryFn: async ({ signal }) => (await call(selisihUji, {}, { signal })).data,
  })
  if (data === undefined || data.jumlah === 0) return null
  const lihat = `${layarUji}?tgl_from=${data.sejak ?? ''}`
  return (
    <Button
      type="text"
      className="header-button lonceng-uji"
      aria-label={t('{{jumlah}} Hari Selisih Pada Uji Silang', { jumlah: data.jumlah })}
      icon={<Icon name="alert" />}
      onClick={() => void navigate({ href: lihat })}
    >
      <span>{data.jumlah}</span>
    </Button>
  )
}
