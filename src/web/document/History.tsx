import { Drawer } from 'antd'
import { KeyLayer } from '../keys.tsx'
import { useWords } from '../words.tsx'
import { DocumentsToCancel, type CancelProps } from './DocumentsToCancel.tsx'
import './document.css'

interface Props extends CancelProps {
  readonly onClose: () => void
}

/** Earlier documents, beside the table where new ones are made; one of today may be taken back. */
export function History({ onClose, ...listed }: Props) {
  const t = useWords()
  return (
    <Drawer open size={1120} title={t(listed.title)} onClose={onClose}>
      <KeyLayer>
        <div className="document-history">
          <DocumentsToCancel {...listed} />
        </div>
      </KeyLayer>
    </Drawer>
  )
}
