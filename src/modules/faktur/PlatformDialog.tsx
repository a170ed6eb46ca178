import { Button, Modal } from 'antd'
import { Icon } from '#web/icons'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { useWords } from '#web/words'
import type { Platform } from './cetak.rules.ts'

interface Props {
  readonly onChosen: (platform: Platform | undefined) => void
}

function Choices({ onChosen }: Props) {
  const t = useWords()
  useKeys([
    { key: '1', label: 'Desktop', run: () => onChosen('DESKTOP') },
    { key: '2', label: 'Mobile', run: () => onChosen('MOBILE') },
    { key: 'Esc', label: 'Batal', run: () => onChosen(undefined) },
  ])
  return (
    <div className="platform">
      <Button
        autoFocus
        size="large"
        icon={<Icon name="print" />}
        onClick={() => onChosen('DESKTOP')}
      >
        {t('Desktop')} <Key>1</Key>
      </Button>
      <Button size="large" icon={<Icon name="phone" />} onClick={() => onChosen('MOBILE')}>
        {t('Mobile')} <Key>2</Key>
      </Button>
    </div>
  )
}

/** SPEC 2: where the paper comes out, asked on devices that may have no printer of their own. */
export function PlatformDialog({ onChosen }: Props) {
  const t = useWords()
  return (
    <Modal
      open
      centered
      width={400}
      title={t('Cetak Nota Lewat')}
      footer={null}
      keyboard={false}
      onCancel={() => onChosen(undefined)}
    >
      <KeyLayer>
        <Choices onChosen={onChosen} />
      </KeyLayer>
    </Modal>
  )
}
