import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, callFile } from '#web/call'
import { useOtorisasi } from '../pengguna/use-otorisasi.tsx'
import { useCetak } from '../faktur/use-cetak.tsx'
import { cetakNota, konfirmasiCetak } from './penjualan.calls.ts'

export interface CetakNota {
  /** @param alasan why a nota is printed again; null for the first time */
  readonly cetak: (nomor: readonly string[], alasan: string | null) => Promise<void>
  readonly dialog: ReactNode
}

/** Prints sale notas: as a PDF of the server, by the one print flow. */
export function useCetakNota(): CetakNota {
  const flow = useCetak()
  const otorisasi = useOtorisasi()
  const queries = useQueryClient()
  const cetak = (nomor: readonly string[], alasan: string | null): Promise<void> =>
    flow.cetak({
      nomor,
      ambil: () =>
        otorisasi.run((approvals) =>
          callFile(cetakNota, { body: { no_faktur_jual: [...nomor], alasan } }, { approvals }),
        ),
      konfirmasi: async (tercetak) => {
        await call(konfirmasiCetak, { body: { no_faktur_jual: [...nomor], tercetak } })
        await queries.invalidateQueries({ queryKey: ['PENJUALAN'] })
      },
    })
  return {
    cetak,
    dialog: (
      <>
        {flow.dialog}
        {otorisasi.dialog}
      </>
    ),
  }
}
