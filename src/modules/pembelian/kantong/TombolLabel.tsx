import { Button } from 'antd'
import { Key, useKeys } from '#web/keys'
import { useWords } from '#web/words'
import { ambilLabel } from './use-kantong.tsx'

interface Props {
  readonly no_faktur_beli: string
  /** How many lines it has: each is a bag. */
  readonly banyak: number
}

/** The labels of all bags of a purchase. */
export function TombolLabel({ banyak, no_faktur_beli }: Props) {
  const t = useWords()
  const cetak = (): void => {
    const kode = Array.from({ length: banyak }, (_, at) => `${no_faktur_beli}/${at + 1}`)
    void ambilLabel(kode)
  }
  useKeys([{ key: 'F8', label: 'Cetak Label', run: cetak }])
  return (
    <Button onClick={cetak}>
      {t('Cetak Label')} <Key>F8</Key>
    </Button>
  )
}
