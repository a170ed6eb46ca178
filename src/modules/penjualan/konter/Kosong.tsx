import { Button } from 'antd'
import { Key } from '#web/keys'
import { useWords } from '#web/words'

interface Props {
  readonly jumlahDraf: number
  readonly onDraf: () => void
}

/** Nothing lies on the counter: what comes next, and what waits. */
export function Kosong({ jumlahDraf, onDraf }: Props) {
  const t = useWords()
  return (
    <div className="table-empty konter-kosong">
      <p className="konter-kosong-kata">{t('Pindai barang untuk memulai')}</p>
      {jumlahDraf > 0 ? (
        <Button onClick={onDraf}>
          {t('Lanjutkan {{jumlah}} draf', { jumlah: jumlahDraf })} <Key>F7</Key>
        </Button>
      ) : null}
    </div>
  )
}
