import { ambilLabel } from './use-kantong.tsx'
import { KeyButton } from '#web/KeyButton'

interface Props {
  readonly no_faktur_beli: string
  /** How many lines it has: each is a bag. */
  readonly banyak: number
}

/** The labels of all bags of a purchase. */
export function TombolLabel({ banyak, no_faktur_beli }: Props) {
  const cetak = (): void => {
    const kode = Array.from({ length: banyak }, (_, at) => `${no_faktur_beli}/${at + 1}`)
    void ambilLabel(kode)
  }
  return <KeyButton keyName="F8" label="Cetak Label" run={cetak} />
}
