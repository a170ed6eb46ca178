import { Button, Modal } from 'antd'
import { useState } from 'react'
import { Icon } from '#web/icons'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { useWords } from '#web/words'
import { DaftarMasuk } from './DaftarMasuk.tsx'
import { useKabarMasuk, useMasuk } from './masuk.tsx'

function Isi({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  useKeys([{ key: 'Esc', label: 'Tutup', run: onClose }])
  return (
    <>
      <DaftarMasuk />
      <div className="otorisasi-tutup">
        <Button onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
      </div>
    </>
  )
}

/** The approver's bell: how many questions wait for his word, and the questions. */
export function Lonceng() {
  const t = useWords()
  const [open, setOpen] = useState(false)
  useKabarMasuk()
  const waiting = useMasuk().data?.length ?? 0
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        type="text"
        className={waiting > 0 ? 'header-button otorisasi-lonceng' : 'header-button'}
        aria-label={t('Otorisasi Masuk: {{jumlah}}', { jumlah: waiting })}
        icon={<Icon name="bell" />}
        onClick={() => setOpen(true)}
      >
        {waiting > 0 ? <span className="otorisasi-jumlah">{waiting}</span> : null}
      </Button>
      <Modal
        open={open}
        title={t('Otorisasi Masuk')}
        width={560}
        footer={null}
        closable={false}
        keyboard={false}
        destroyOnHidden
        onCancel={close}
      >
        <KeyLayer>
          <Isi onClose={close} />
        </KeyLayer>
      </Modal>
    </>
  )
}
