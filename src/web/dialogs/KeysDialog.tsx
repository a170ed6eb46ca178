import { Modal } from 'antd'
import { useState } from 'react'
import { KeyLayer, keysNow, useKeys, type ScreenKey } from '../keys.tsx'
import { useWords } from '../words.tsx'

/** `?` shows the keys of the screen that is open (LOOK 5). */
export function KeysDialog() {
  const t = useWords()
  const [keys, setKeys] = useState<readonly ScreenKey[]>()
  useKeys([{ key: '?', label: 'Tombol layar ini', run: () => setKeys(keysNow()) }], true)
  if (keys === undefined) return null
  const close = (): void => setKeys(undefined)
  return (
    <Modal open width={480} title={t('Tombol layar ini')} footer={null} onCancel={close}>
      <KeyLayer>
        <dl className="keys-list">
          {keys.map(({ key, label }) => (
            <div key={`${key} ${label}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </KeyLayer>
    </Modal>
  )
}
