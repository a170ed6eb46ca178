import { useFlag } from '#web/session'
import { useCetakBeli } from '../pembelian/use-cetak-beli.tsx'
import { useCetakNota } from './use-cetak-nota.tsx'

/** The notas of visits that became VALID. */
interface Sah {
  readonly notajual: readonly string[]
  readonly notabeli: readonly string[]
}

/** Prints by itself what a visit leaves behind: its sale notas, then its purchase notas. */
export function useCetakKunjungan() {
  const jual = useCetakNota()
  const beli = useCetakBeli()
  const tanpaCetak = useFlag('PENJUALAN_PRINT_MODULE')
  const cetak = async ({ notabeli, notajual }: Sah): Promise<void> => {
    if (notajual.length > 0 && !tanpaCetak) await jual.otomatis(notajual)
    if (notabeli.length > 0) await beli.otomatis(notabeli)
  }
  const dialog = (
    <>
      {jual.dialog}
      {beli.dialog}
    </>
  )
  return { cetak: (sah: Sah): void => void cetak(sah), dialog }
}
