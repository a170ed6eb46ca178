import { textAt, useRowsOf } from '#web/master/rows'

/** What a tray's label says: BAKI/A01; typed by hand, its code alone will do. */
const dariLabel = (text: string): string => text.replace(/^BAKI\//, '')

export interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

/** Takes a scanned text for a tray. @returns undefined for what is none */
export function useBaki(): (text: string) => Promise<Baki | undefined> {
  const rows = useRowsOf('baki')
  return async (text) => {
    const kode = dariLabel(text.trim().toUpperCase())
    const row = (await rows()).find((one) => textAt(one, 'kode_baki') === kode)
    return row && { kode_baki: kode, kode_gudang: textAt(row, 'kode_gudang') }
  }
}
