import { Button } from 'antd'
import { useState } from 'react'
import { failure } from '#web/dialogs/notices'
import { useWords } from '#web/words'

interface Props {
  /** Tells the server whether the paper came out. */
  readonly onJawab: (tercetak: boolean) => Promise<unknown>
}

/**
 * A paper was asked for and nobody said whether it came out: the page was closed, the network
 * broke. Until somebody says so the nota waits under 'Belum Dicetak'.
 */
export function CetakanMenunggu({ onJawab }: Props) {
  const t = useWords()
  const [sibuk, setSibuk] = useState(false)
  const jawab = async (tercetak: boolean): Promise<void> => {
    setSibuk(true)
    try {
      await onJawab(tercetak)
    } catch (error) {
      failure(error)
    } finally {
      setSibuk(false)
    }
  }
  return (
    <div className="nota-menunggu" role="status">
      <p>{t('Cetakan terakhir belum dikonfirmasi. Apakah kertasnya keluar?')}</p>
      <Button disabled={sibuk} onClick={() => void jawab(false)}>
        {t('Tidak')}
      </Button>
      <Button disabled={sibuk} onClick={() => void jawab(true)}>
        {t('Ya')}
      </Button>
    </div>
  )
}
