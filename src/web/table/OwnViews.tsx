import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { branchNow } from '../branch.tsx'
import { Icon } from '../icons.tsx'
import { useKeys } from '../keys.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import type { Keeping, KeptView } from '../report/use-views.tsx'
import { useWords } from '../words.tsx'
import type { OwnProps } from './OwnDialog.tsx'

// Parts that few visits open come when they are wanted.
const keptChips = async () => (await import('../report/KeptChips.tsx')).KeptChips
const ownDialog = async () => (await import('./OwnDialog.tsx')).OwnDialog

const own = [
  { what: 'columns', key: 'Alt+K', label: 'Pilih Kolom', icon: 'list' },
  { what: 'keep', key: 'Alt+S', label: 'Simpan Saringan', icon: 'star' },
] as const

/** What a person makes of a list for himself: by key, or by its picture alone. */
export function OwnButtons(props: OwnProps) {
  const t = useWords()
  const [over, setOver] = useState<(typeof own)[number]['what']>()
  // Inside a branch nothing of a person is kept.
  const shown = props.path === undefined || branchNow() ? [] : own
  useKeys(shown.map(({ key, label, what }) => ({ key, label, run: () => setOver(what) })))
  const given = { ...props, over, onClose: () => setOver(undefined) }
  return (
    <>
      {shown.map(({ icon, key, label, what }) => (
        <Tooltip key={key} title={`${t(label)} (${key})`}>
          <Button aria-label={t(label)} icon={<Icon name={icon} />} onClick={() => setOver(what)} />
        </Tooltip>
      ))}
      {over ? <LazyPart part={ownDialog} given={given} /> : null}
    </>
  )
}

interface ChipsProps {
  readonly kept: Keeping
  readonly onView: (view: KeptView) => void
}

/** What is kept of a list under a name. */
export function KeptViews({ kept: { view, views }, onView }: ChipsProps) {
  return views.length === 0 ? null : <LazyPart part={keptChips} given={{ views, view, onView }} />
}
