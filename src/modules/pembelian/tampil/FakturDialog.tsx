import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { konfirmasiCetakBeli } from '../cetak.calls.ts'
import { useCetakBeli } from '../use-cetak-beli.tsx'
import { TampilFaktur } from './TampilFaktur.tsx'
import { useFaktur, type IsiFaktur } from './use-faktur.tsx'

interface MenungguProps {
  readonly faktur: IsiFaktur
  readonly idCetak: string
}

/** A paper was asked for and nobody said whether it came out. */
function CetakanMenunggu({ faktur, idCetak }: MenungguProps) {
  const t = useWords()
  const queries = useQueryClient()
  const [sibuk, setSibuk] = useState(false)
  const jawab = async (tercetak: boolean): Promise<void> => {
    setSibuk(true)
    try {
      const body = { no_faktur_beli: [faktur.no_faktur_beli], id_cetak: idCetak, tercetak }
      await call(konfirmasiCetakBeli, { body })
      await queries.invalidateQueries({ queryKey: ['PEMBELIAN'] })
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

interface Props {
  readonly nomor: string
  readonly onClose: () => void
}

function Isi({ nomor, onClose }: Props) {
  const t = useWords()
  const { data: faktur, error, refetch } = useFaktur(nomor)
  const cetakBeli = useCetakBeli()
  const printed = (faktur?.cetak ?? 0) > 0
  const can = faktur?.status === 'VALID'
  const label = printed ? 'Cetak Ulang' : 'Cetak Nota'
  const print = (): void => void cetakBeli.cetak(nomor, printed)
  const contoh = (): void => void cetakBeli.contoh(nomor)
  useKeys([
    { key: 'F7', label: 'Contoh Nota', run: contoh, off: !faktur },
    { key: 'F9', label, run: print, off: !can },
    { key: 'Esc', label: 'Tutup', run: onClose },
  ])
  return (
    <>
      <div className="nota-lihat">
        {error ? <Refused error={error} onRetry={refetch} /> : null}
        {faktur?.cetakan_menunggu && can ? (
          <CetakanMenunggu faktur={faktur} idCetak={faktur.cetakan_menunggu} />
        ) : null}
        {faktur ? <TampilFaktur faktur={faktur} /> : null}
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
        <Button disabled={!faktur} onClick={contoh}>
          {t('Contoh Nota')} <Key>F7</Key>
        </Button>
        <Button type="primary" autoFocus disabled={!can} onClick={print}>
          {t(label)} <Key>F9</Key>
        </Button>
      </div>
      {cetakBeli.dialog}
    </>
  )
}

/** A purchase opened from a list: everything on it, and printing it. */
export function FakturDialog(props: Props) {
  return (
    <Modal
      open
      width={1120}
      title={props.nomor}
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
