import { useMemo, useState } from 'react'
import { keysNow, useKeys, type ScreenKey } from '../keys.tsx'
import type { Lazy } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'

interface Given {
  readonly keys: readonly ScreenKey[]
  readonly onClose: () => void
}
const dialog: Lazy<Given> = async () => (await import('./HelpDialog.tsx')).HelpDialog

/** Two tables of a screen have the same keys: they are said once. */
const eachOnce = (keys: readonly ScreenKey[]): ScreenKey[] => [
  ...new Map(keys.map((one) => [`${one.key} ${one.label}`, one])).values(),
]

/**
 * `?` and F1 show what the screen is for and its keys (LOOK 5); a screen may take F1 for itself.
 */
export function KeysDialog() {
  const [keys, setKeys] = useState<readonly ScreenKey[]>()
  const run = (): void => setKeys(eachOnce(keysNow()))
  useKeys(
    [
      { key: '?', label: 'Bantuan layar ini', run },
      { key: 'F1', label: 'Bantuan layar ini', run },
    ],
    true,
  )
  const given = useMemo(() => ({ keys: keys ?? [], onClose: () => setKeys(undefined) }), [keys])
  return keys === undefined ? null : <LazyPart part={dialog} given={given} />
}
