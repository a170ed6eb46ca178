import { Button } from 'antd'
import { Key } from '#web/keys'
import { useWords } from '#web/words'

interface Props {
  /** The screen of purchases: their ways in are offered too. */
  readonly beliDulu: boolean
  /** Goods without a barcode. */
  readonly manual: boolean
  readonly onCari: () => void
  readonly jumlahDraf: number
  readonly onDraf: () => void
  readonly onBeliBaru: () => void
  readonly onCariNota: () => void
}

/** Shown while nothing lies on the counter: the next step, and what waits. */
export function Kosong(props: Props) {
  const { beliDulu, jumlahDraf, manual, onBeliBaru, onCari, onCariNota, onDraf } = props
  const t = useWords()
  return (
    <div className="table-empty konter-kosong">
      <p className="konter-kosong-kata">
        {t(
          manual
            ? 'Ketik baki, group atau jenis barangnya'
            : beliDulu
              ? 'Pindai nota atau barang yang dibawa pelanggan'
              : 'Pindai barang untuk memulai',
        )}
      </p>
      {manual ? (
        <div className="konter-kosong-jalan">
          <Button onClick={onCari}>
            {t('Cari Barang')} <Key>Ctrl+F</Key>
          </Button>
          <Button onClick={onBeliBaru}>
            {t('Beli')} <Key>F1</Key>
          </Button>
        </div>
      ) : null}
      {beliDulu ? (
        <div className="konter-kosong-jalan">
          <Button onClick={onBeliBaru}>
            {t('Beli Tanpa Nota')} <Key>F1</Key>
          </Button>
          <Button onClick={onCariNota}>
            {t('Cari Nota Hilang')} <Key>Ctrl+H</Key>
          </Button>
        </div>
      ) : null}
      {jumlahDraf > 0 ? (
        <Button onClick={onDraf}>
          {t('Lanjutkan {{jumlah}} draf', { jumlah: jumlahDraf })} <Key>F7</Key>
        </Button>
      ) : null}
    </div>
  )
}
