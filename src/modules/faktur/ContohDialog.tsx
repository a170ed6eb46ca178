import { Button, Modal } from 'antd'
import { useEffect, useMemo } from 'react'
import { Key, KeyLayer, useKeys } from '#web/keys'
import type { Received } from '#web/request'
import { useWords } from '#web/words'
import './nota.css'

interface Props {
  readonly contoh: Received
  readonly onClose: () => void
}

/** The paper in the browser's own viewer, without its tools. */
function Isi({ contoh, onClose }: Props) {
  const t = useWords()
  const url = useMemo(() => URL.createObjectURL(contoh.blob), [contoh])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  useKeys([{ key: 'Esc', label: 'Tutup', run: onClose }])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps the PDF viewer out */}
      <iframe className="nota-contoh" title={t('Contoh Nota')} src={`${url}#toolbar=0&view=FitH`} />
      <div className="dialog-buttons">
        <Button autoFocus onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
      </div>
    </>
  )
}

/** A look at the paper that is no print. */
export function ContohDialog(props: Props) {
  const t = useWords()
  return (
    <Modal
      open
      centered
      width={900}
      title={t('Contoh Nota')}
      footer={null}
      keyboard={false}
      onCancel={props.onClose}
    >
      <KeyLayer>
        <Isi {...props} />
      </KeyLayer>
    </Modal>
  )
}
