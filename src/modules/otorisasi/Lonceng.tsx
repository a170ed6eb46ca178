import { Button } from 'antd'
import { useState } from 'react'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Icon } from '#web/icons'
import { LazyPart } from '#web/page/LazyPart'
import { useWords } from '#web/words'
import { useKabarMasuk, useMasuk } from './masuk.tsx'
import './otorisasi.css'

const daftarMasuk = async () => (await import('./DaftarMasuk.tsx')).DaftarMasuk

/** The approver's bell: it shows how many questions wait for him, and lists them. */
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
      {open ? (
        <ViewDialog title={t('Otorisasi Masuk')} width={560} onClose={close}>
          <LazyPart part={daftarMasuk} given={{}} />
          <ViewButtons onClose={close} />
        </ViewDialog>
      ) : null}
    </>
  )
}
