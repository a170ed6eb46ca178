import { Button, Modal } from 'antd'
import { KeyLayer } from '../keys.tsx'
import { asked } from './notices.tsx'

/** The one dialog of every question; Esc and No are the same, a click outside is nothing. */
export function ConfirmDialog() {
  const question = asked.use()
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
      footer={
        <KeyLayer>
          {no === undefined ? null : (
            <Button autoFocus={danger ?? false} onClick={() => answer(false)}>
              {no}
            </Button>
          )}
          <Button
            type="primary"
            danger={danger ?? false}
            autoFocus={!danger}
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
