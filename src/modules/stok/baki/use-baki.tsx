import { textAt, useRowsOf } from '#web/master/rows'

/** The code on a tray's label: BAKI/A01; for typing its code alone is enough. */
const dariLabel = (text: string): string => text.replace(/^BAKI\//, '')

export interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

/** Reads a scanned text as a tray. @returns undefined for any other text */
export function useBaki(): (text: string) => Promise<Baki | undefined> {
  const rows = useRowsOf('baki')
  return async (text) => {
    const kode = dariLabel(text.trim().toUpperCase())
    const row = (await rows()).find((one) => textAt(one, 'kode_baki') === kode)
    return row && { kode_baki: kode, kode_gudang: textAt(row, 'kode_gudang') }
  }
}
