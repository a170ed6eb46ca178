import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { Master } from '#kernel/master'
import { branchNow } from '../branch.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { useKeys } from '../keys.tsx'
import { ReloadButton } from '../page/ReloadButton.tsx'
import { useWords } from '../words.tsx'
import type { Format } from './leave-as.tsx'
import type { MasterList } from './use-list.tsx'

/** What covers the list when it is asked for: see MasterScreen. */
export type Covered = 'columns' | 'form' | 'history' | 'impor' | 'keep' | 'look'

const sheets: readonly {
  readonly format: Format
  readonly label: string
  readonly icon: IconName
}[] = [
  { format: 'xlsx', label: 'Excel', icon: 'excel' },
  { format: 'csv', label: 'CSV', icon: 'cloud-download' },
  { format: 'pdf', label: 'Cetak', icon: 'print' },
]

const own = [
  { what: 'columns', key: 'Alt+K', label: 'Pilih Kolom', icon: 'list' },
  { what: 'keep', key: 'Alt+S', label: 'Simpan Saringan', icon: 'star' },
] as const

/** What a person makes of the list for himself: by key, or by its picture alone. */
function OwnButtons({ onOpen }: { readonly onOpen: (what: 'columns' | 'keep') => () => void }) {
  const t = useWords()
  // Inside a branch nothing of a person is kept.
  const shown = branchNow() === undefined ? own : []
  useKeys(shown.map(({ key, label, what }) => ({ key, label, run: onOpen(what) })))
  return shown.map(({ icon, key, label, what }) => (
    <Tooltip key={key} title={`${t(label)} (${key})`}>
      <Button aria-label={t(label)} icon={<Icon name={icon} />} onClick={onOpen(what)} />
    </Tooltip>
  ))
}

/** The list as it is searched and sorted, all its pages, as a file. */
function Sheets({ list, master }: Pick<Props, 'list' | 'master'>) {
  const t = useWords()
  const [leaving, setLeaving] = useState<Format>()
  const leave = async (format: Format): Promise<void> => {
    setLeaving(format)
    try {
      const { leaveAs } = await import('./leave-as.tsx')
      await leaveAs(format, master, list.asked, t('Sedang Mengambil Data'), list.count)
    } finally {
      setLeaving(undefined)
    }
  }
  return sheets.map(({ format, icon, label }) => (
    <Button
      key={format}
      icon={<Icon name={icon} />}
      loading={leaving === format}
      onClick={() => void leave(format)}
    >
      {t(label)}
    </Button>
  ))
}

interface Props {
  readonly master: Master
  readonly list: MasterList
  readonly hasLook: boolean
  readonly onOpen: (what: Covered) => () => void
}

/** What can be done with the list as a whole, the primary button last. */
export function MasterActions({ hasLook, list, master, onOpen }: Props) {
  return (
    <>
      <ReloadButton onReload={list.reload} />
      <KeyButton
        keyName="F6"
        label="Riwayat"
        run={onOpen('history')}
        icon={<Icon name="history" />}
      />
      {hasLook ? (
        <KeyButton keyName="F8" label="Ponsel" run={onOpen('look')} icon={<Icon name="phone" />} />
      ) : null}
      <OwnButtons onOpen={onOpen} />
      <Sheets {...{ list, master }} />
      {master.fixed ? null : (
        <>
          <KeyButton
            keyName="F4"
            label="Impor"
            run={onOpen('impor')}
            icon={<Icon name="upload" />}
          />
          <KeyButton
            keyName="F7"
            label="Tambah"
            run={onOpen('form')}
            type="primary"
            icon={<Icon name="plus" />}
          />
        </>
      )}
    </>
  )
}
