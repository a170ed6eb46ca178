import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { KeyLayer } from '../keys.tsx'
import { asked } from './notices.tsx'

/** The one dialog of every question; Esc and No are the same, a click outside is nothing. */
export function ConfirmDialog() {
  const question = asked.use()
  const first = useRef<HTMLButtonElement>(null)
  if (question === undefined) return null
  const { answer, danger, no, text, title, yes } = question
  return (
    <Modal
      open
      centered
      width={440}
      title={title}
      closable={false}
      keyboard={no !== undefined}
      mask={{ closable: false }}
      onCancel={() => answer(false)}
      // Over another dialog the autofocus is lost to the lock of the one below.
      afterOpenChange={(open) => {
        if (open) first.current?.focus()
      }}
      footer={
        <KeyLayer>
          {no === undefined ? null : (
            <Button
              {...(danger ? { ref: first, autoFocus: true } : {})}
              onClick={() => answer(false)}
            >
              {no}
            </Button>
          )}
          <Button
            type="primary"
            danger={danger ?? false}
            {...(danger ? {} : { ref: first, autoFocus: true })}
            onClick={() => answer(true)}
          >
            {yes}
          </Button>
        </KeyLayer>
      }
    >
      {text === undefined ? null : <p>{text}</p>}
    </Modal>
  )
}
