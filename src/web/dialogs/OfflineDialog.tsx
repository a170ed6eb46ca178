import { Button, Modal } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { KeyLayer } from '../keys.tsx'
import { line } from '../live.tsx'
import { useWords } from '../words.tsx'

const watch = (changed: () => void): (() => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Long enough to be read. */
const readMs = 4_000

/**
 * SPEC 2: without a connection a dialog blocks the page; when the connection is back, another one
 * reloads on confirm. Without a confirm the user goes on where he was, once the live line is open
 * and has loaded what was missed.
 */
export function OfflineDialog() {
  const t = useWords()
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  const [wasOffline, setWasOffline] = useState(false)
  const isBack = line.use() === 'online' && online
  useEffect(() => {
    if (!isBack || !wasOffline) return undefined
    const timer = setTimeout(() => setWasOffline(false), readMs)
    return () => clearTimeout(timer)
  }, [isBack, wasOffline])
  if (!online && !wasOffline) setWasOffline(true)
  if (online && !wasOffline) return null
  return (
    <Modal
      open
      centered
      width={440}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={t(online ? 'Koneksi Kembali' : 'Koneksi Terputus')}
      footer={
        online ? (
          <Button type="primary" autoFocus onClick={() => location.reload()}>
            {t('OK')}
          </Button>
        ) : null
      }
    >
      <KeyLayer>
        {online ? (
          <p>
            {t('Koneksi sudah kembali. Halaman ini dilanjutkan sendiri, isian Anda tetap ada.')}
          </p>
        ) : (
          <>
            <p>{t('Tidak ada koneksi. Jangan tutup halaman ini, draf Anda aman.')}</p>
            <progress aria-label={t('Koneksi Terputus')} />
          </>
        )}
      </KeyLayer>
    </Modal>
  )
}
