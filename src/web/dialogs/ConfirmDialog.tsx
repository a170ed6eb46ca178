import { Button, Modal } from 'antd'
import { useRef, type RefObject } from 'react'
import { KeyLayer, useKeys } from '../keys.tsx'
import { asked, type Asked } from './notices.tsx'

interface ButtonsProps extends Asked {
  /** The default answer: No for what cannot be taken back, Yes for the rest. */
  readonly first: RefObject<HTMLButtonElement | null>
}

/**
 * The buttons; Esc means No. (antd's own Esc is off: the Esc that opened the question would answer
 * it at once.)
 */
function Buttons({ answer, danger = false, first, no, weighty = danger, yes }: ButtonsProps) {
  useKeys(no === undefined ? [] : [{ key: 'Esc', label: 'Batal', run: () => answer(false) }])
  const byDefault = { ref: first, autoFocus: true, 'data-default': true }
  return (
    <>
      {no === undefined ? null : (
        <Button {...(weighty ? byDefault : {})} onClick={() => answer(false)}>
          {no}
        </Button>
      )}
      <Button
        type="primary"
        danger={danger}
        {...(weighty ? {} : byDefault)}
        onClick={() => answer(true)}
      >
        {yes}
      </Button>
    </>
  )
}

/** The one dialog for every question. Esc and No are the same; a click outside does nothing. */
export function ConfirmDialog() {
  const question = asked.use()
  const first = useRef<HTMLButtonElement>(null)
  if (question === undefined) return null
  return (
    <Modal
      open
      centered
      width={440}
      title={question.title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={(open) => {
        if (open) first.current?.focus()
      }}
      footer={
        <KeyLayer>
          <Buttons {...question} first={first} />
        </KeyLayer>
      }
    >
      {question.text === undefined ? null : <p>{question.text}</p>}
    </Modal>
  )
}
