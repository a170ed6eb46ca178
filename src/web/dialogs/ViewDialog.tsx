import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { Key, KeyLayer, useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'

interface Props {
  readonly title: string
  readonly width?: number
  readonly centered?: boolean
  /** The dialog is fully open: its content may take the focus. */
  readonly onOpened?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The key that closes it, before the keys of its content. */
function Esc({ onClose }: Pick<Props, 'onClose'>) {
  useKeys([{ key: 'Esc', label: 'Tutup', run: onClose }])
  return null
}

/** A dialog without a form, for reading or choosing: Esc and the cross close it. */
export function ViewDialog({ centered, children, onClose, onOpened, title, width }: Props) {
  return (
    <Modal
      open
      title={title}
      width={width ?? 520}
      centered={centered === true}
      footer={null}
      keyboard={false}
      onCancel={onClose}
      afterOpenChange={(open) => {
        if (open) onOpened?.()
      }}
    >
      <KeyLayer>
        <Esc onClose={onClose} />
        {children}
      </KeyLayer>
    </Modal>
  )
}

/** The buttons below it: close first, then the other actions. */
export function ViewButtons({
  autoFocus,
  children,
  onClose,
}: Pick<Props, 'onClose'> & { readonly children?: ReactNode; readonly autoFocus?: boolean }) {
  const t = useWords()
  return (
    <div className="dialog-buttons">
      <Button autoFocus={autoFocus === true} onClick={onClose}>
        {t('Tutup')} <Key>Esc</Key>
      </Button>
      {children}
    </div>
  )
}
