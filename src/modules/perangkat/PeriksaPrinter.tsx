import { Button } from 'antd'
import { useState } from 'react'
import { failure } from '#web/dialogs/notices'
import { choosePrinter, hasPrinterWay, type PrinterRole, type PrinterWay } from '#web/printer'
import { useWords } from '#web/words'
import { keadaanPrinter, tanyaKeadaan, type BahasaPrinter } from './keadaan-printer.rules.ts'

/** A printer answers at once; a cable of 9600 baud needs a moment for three lines. */
const sabar = 800

const bytesOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

interface Props {
  readonly untuk: PrinterRole
  readonly bahasa: BahasaPrinter
  /** undefined: this way nothing comes back. */
  readonly lewat: PrinterWay | undefined
}

/** Asks a printer how it is, and says what is wrong. */
export function PeriksaPrinter({ bahasa, lewat, untuk }: Props) {
  const t = useWords()
  const [kalimat, setKalimat] = useState<readonly string[]>()
  if (lewat === undefined || !hasPrinterWay(lewat)) return null
  const periksa = async (): Promise<void> => {
    setKalimat(undefined)
    try {
      const printer = await choosePrinter(lewat, untuk)
      if (printer === undefined) return
      const found = keadaanPrinter(bahasa, await printer.ask(bytesOf(tanyaKeadaan[bahasa]), sabar))
      if (found === undefined)
        setKalimat(['Printer Tidak Menjawab: Periksa Daya, Kabel, Kertas Dan Bahasanya'])
      else setKalimat(found.length === 0 ? ['Printer Siap'] : found)
    } catch (error) {
      failure(error, t('Printer Dipakai Program Lain Atau Kabelnya Lepas'))
    }
  }
  return (
    <div className="perangkat-periksa">
      <Button onClick={() => void periksa()}>{t('Periksa Printer')}</Button>
      <span role="status">{kalimat?.map((one) => t(one)).join(', ')}</span>
    </div>
  )
}
