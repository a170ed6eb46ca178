import { Drawer } from 'antd'
import { KeyLayer } from '../keys.tsx'
import { Drawn } from '../shell/current.tsx'
import { useWords } from '../words.tsx'
import { Documents, type DocumentsProps } from './Documents.tsx'
import './document.css'

interface Props extends DocumentsProps {
  readonly onClose: () => void
}

/** Earlier documents, beside the table where new ones are made. */
export function History({ onClose, ...listed }: Props) {
  const t = useWords()
  return (
    <Drawer open size={1120} title={t(listed.title ?? listed.document.title)} onClose={onClose}>
      <KeyLayer>
        <div className="document-history">
          <Drawn value={undefined}>
            <Documents {...listed} />
          </Drawn>
        </div>
      </KeyLayer>
    </Drawer>
  )
}
