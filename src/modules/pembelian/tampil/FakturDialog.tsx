import { NotaTerbuka } from '../../nota/NotaTerbuka.tsx'
import { TombolLabel } from '../kantong/TombolLabel.tsx'
import { useCetakBeli } from '../use-cetak-beli.tsx'
import { TampilFaktur } from './TampilFaktur.tsx'
import { useFaktur, waFaktur } from './use-faktur.tsx'

interface Props {
  readonly nomor: string
  readonly onClose: () => void
}

/** A purchase opened from a list. */
export function FakturDialog({ nomor, onClose }: Props) {
  return (
    <NotaTerbuka
      nomor={nomor}
      nota={useFaktur(nomor)}
      cetak={useCetakBeli()}
      renderIsi={(faktur) => <TampilFaktur faktur={faktur} />}
      renderTombol={({ baris, status }) =>
        status === 'VALID' ? <TombolLabel no_faktur_beli={nomor} banyak={baris.length} /> : null
      }
      wa={waFaktur}
      onClose={onClose}
    />
  )
}
