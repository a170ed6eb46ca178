import { Button, Tooltip } from 'antd'
import { useEffect, useState } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'

/** SPEC 4, 9: it spins for 2 seconds, so that the user sees that something happened. */
const spins = 2000

export function ReloadButton({ onReload }: { readonly onReload: () => unknown }) {
  const t = useWords()
  const [spinning, setSpinning] = useState(false)
  useEffect(() => {
    if (!spinning) return undefined
    const timer = setTimeout(() => setSpinning(false), spins)
    return () => clearTimeout(timer)
  }, [spinning])
  return (
    <Tooltip title={t('Muat Ulang')}>
      <Button
        aria-label={t('Muat Ulang')}
        icon={<Icon name="reload" spin={spinning} />}
        onClick={() => {
          setSpinning(true)
          onReload()
        }}
      />
    </Tooltip>
  )
}
