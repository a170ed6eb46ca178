import { Button, Modal } from 'antd'
import { KeyLayer, useKeys } from '../keys.tsx'
import { asked, type Asked } from './notices.tsx'

/** The buttons; Esc is No. (Not by antd's own Esc: the one that asked would answer at once.) */
function Buttons({ answer, danger = false, no, yes }: Asked) {
  useKeys(no === undefined ? [] : [{ key: 'Esc', label: 'Batal', run: () => answer(false) }])
  return (
    <>
      {no === undefined ? null : (
        <Button autoFocus={danger} onClick={() => answer(false)}>
          {no}
        </Button>
      )}
      <Button type="primary" danger={danger} autoFocus={!danger} onClick={() => answer(true)}>
        {yes}
      </Button>
    </>
  )
}

/** The one dialog of every question; Esc and No are the same, a click outside is nothing. */
export function ConfirmDialog() {
  const question = asked.use()
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
      footer={
        <KeyLayer>
          <Buttons {...question} />
        </KeyLayer>
      }
    >
      {question.text === undefined ? null : <p>{question.text}</p>}
    </Modal>
  )
}
