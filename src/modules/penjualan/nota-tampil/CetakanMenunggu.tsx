import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useWords } from '#web/words'
import { konfirmasiCetak } from '../cetak.calls.ts'
import type { IsiNota } from './use-nota.tsx'

interface Props {
  readonly nota: IsiNota
  readonly idCetak: string
}

/**
 * A paper was asked for and nobody said whether it came out: the page was closed, the network
 * broke. Until somebody says so the nota waits under 'Belum Dicetak'.
 */
export function CetakanMenunggu({ idCetak, nota }: Props) {
  const t = useWords()
  const queries = useQueryClient()
  const [sibuk, setSibuk] = useState(false)
  const jawab = async (tercetak: boolean): Promise<void> => {
    setSibuk(true)
    try {
      const body = { no_faktur_jual: [nota.no_faktur_jual], id_cetak: idCetak, tercetak }
      await call(konfirmasiCetak, { body })
      await queries.invalidateQueries({ queryKey: ['PENJUALAN'] })
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
