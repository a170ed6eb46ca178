import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Master } from '#kernel/master'
import { Icon, type IconName } from '../icons.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { ReloadButton } from '../page/ReloadButton.tsx'
import { useWords } from '../words.tsx'
import type { Format } from './leave-as.tsx'
import type { MasterList } from './use-list.tsx'

/** What covers the list when it is asked for: see MasterScreen. */
export type Covered = 'form' | 'history' | 'impor' | 'look'

const sheets: readonly {
  readonly format: Format
  readonly label: string
  readonly icon: IconName
}[] = [
  { format: 'xlsx', label: 'Excel', icon: 'excel' },
  { format: 'csv', label: 'CSV', icon: 'cloud-download' },
  { format: 'pdf', label: 'Cetak', icon: 'print' },
]

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
  /** What a person makes of the list for himself. */
  readonly own: ReactNode
  readonly onOpen: (what: Covered) => () => void
}

/** What can be done with the list as a whole, the primary button last. */
export function MasterActions({ hasLook, list, master, onOpen, own }: Props) {
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
      {own}
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
