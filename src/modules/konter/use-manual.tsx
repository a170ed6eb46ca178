import { useState } from 'react'
import { daftarManual } from '#modules/manual/barang-manual.calls'
import { samaTempat } from '#modules/manual/manual.rules'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { fokusPindai } from './fokus.tsx'
import type { NotaKonter } from './nota-konter.ts'
import type { Panel, Terbuka } from './tempat.ts'
import type { Meja } from './use-meja.tsx'

/** What lies in a tray of one group and jenis. */
export type Tumpukan = NonNullable<NonNullable<(typeof daftarManual)['types']>['a']>[number]

const semua = { kode_group: null, kode_dept: null, kode_toko: null, kode_gudang: null }
const sebanyak = 50

/** Heaps whose tray, group or jenis bears every one of these words. */
export const cariTumpukan = async (q: string, signal?: AbortSignal) => {
  const body = { ...semua, kode_baki: null, q: q.trim() || null, limit: sebanyak }
  return (await call(daftarManual, { body }, signal ? { signal } : {})).data
}

interface Needs {
  readonly meja: Meja
  readonly buka: (what: Terbuka | undefined) => void
  readonly setPanel: (panel: Panel) => void
  readonly cari: (kata: string) => void
  readonly gagal: (kode: string, kalimat: string) => void
}

/** The counter of a shop whose goods bear no barcode: heaps found, so much of one taken. */
export function useManual({ buka, cari, gagal, meja, setPanel }: Needs) {
  const t = useWords()
  const [tumpukan, setTumpukan] = useState<Tumpukan>()
  /** So much of it is sold: how much is asked. A heap that lies there is looked at again. */
  const jual = (dipilih: Tumpukan): void => {
    const ada = meja.nota.manual.find((line) => samaTempat(line, dipilih))
    if (ada) meja.pilih(ada.kunci)
    else setTumpukan(dipilih)
    buka(ada ? 'HARGA' : 'JUAL_BARU')
  }
  return {
    tumpukan,
    jual,
    /** What was scanned or typed: a single heap is taken, several are shown. */
    masukkan: async (kata: string): Promise<void> => {
      try {
        const found = await cariTumpukan(kata)
        const [first] = found
        if (first === undefined) gagal(kata, t('{{kata}} Tidak Ada Di Baki', { kata }))
        else if (found.length === 1) {
          soundGood()
          jual(first)
        } else cari(kata)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        gagal(kata, error.message)
      }
    },
    pakai: (kunci: string, change: (nota: NotaKonter) => NotaKonter): void => {
      meja.pasang(kunci, change)
      setPanel('BARANG')
      buka(undefined)
      setTimeout(fokusPindai, 0)
    },
  }
}

export type Manual = ReturnType<typeof useManual>
