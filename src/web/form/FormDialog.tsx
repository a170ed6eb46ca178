import { Modal } from 'antd'
import { useRef, type ReactNode, type RefObject } from 'react'
import { confirm } from '../dialogs/notices.tsx'
import { PreviewButton } from '../document/PreviewButton.tsx'
import { isRead } from '../focus.tsx'
import { KeyLayer, useKeys } from '../keys.tsx'
import { useWords } from '../words.tsx'
import { useWorking } from '../working.tsx'
import { inputsIn } from './next-input.tsx'
import { KeyButton } from '../KeyButton.tsx'

interface Props {
  readonly title: string
  readonly busy: boolean
  /** Something was typed: leaving the form asks first. */
  readonly changed: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly saveLabel?: string
  /** The action destroys something: the button is red, and the other button has another word. */
  readonly danger?: boolean
  readonly width?: number
  /** Nothing can be given up any more: there is one button only. */
  readonly hanyaSimpan?: boolean
  readonly children: ReactNode
}

/** Esc is one step back and never a loss (LOOK 5): what was typed is asked about. */
function useLeave({ busy, changed, onClose }: Props): () => void {
  const t = useWords()
  return () => {
    if (busy) return
    if (!changed) {
      onClose()
      return
    }
    const question = { title: t('Perubahan belum disimpan. Tutup ?'), yes: t('Ya'), no: t('Tidak') }
    void confirm(question).then((agreed) => {
      if (agreed) onClose()
    })
  }
}

function Body({ box, ...props }: Props & { readonly box: RefObject<HTMLDivElement | null> }) {
  const { busy, children, danger = false, hanyaSimpan = false, onSave, saveLabel } = props
  const t = useWords()
  const leave = useLeave(props)
  useKeys([
    { key: 'Ctrl+Enter', label: 'Simpan', run: onSave, off: busy },
    ...(hanyaSimpan ? [{ key: 'Esc', label: 'Batal', run: leave }] : []),
  ])
  return (
    <div ref={box} data-form>
      {children}
      <div className="dialog-buttons">
        <PreviewButton />
        {hanyaSimpan ? null : (
          <KeyButton keyName="Esc" label="Batal" run={leave}>
            {t(danger ? 'Kembali' : 'Batal')}
          </KeyButton>
        )}
        <KeyButton
          keyName="F9"
          label="Simpan"
          run={onSave}
          type="primary"
          danger={danger}
          loading={busy}
        >
          {saveLabel ?? t('Simpan')}
        </KeyButton>
      </div>
    </div>
  )
}

/** A form in a dialog: xl, never dismissed by a click outside (SPEC 9); F9 saves. */
export function FormDialog(props: Props) {
  useWorking(true)
  const box = useRef<HTMLDivElement>(null)
  // A dialog below holds the focus until this one is fully open; then the focus comes back here.
  const onOpened = (open: boolean): void => {
    const form = box.current
    if (!open || !form || form.contains(document.activeElement)) return
    const inputs = inputsIn(form)
    ;(inputs.find((one) => !isRead(one)) ?? inputs[0])?.focus()
  }
  return (
    <Modal
      open
      title={props.title}
      width={props.width ?? 960}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      afterOpenChange={onOpened}
    >
      <KeyLayer>
        <Body {...props} box={box} />
      </KeyLayer>
    </Modal>
  )
}
