import { useEffect, useRef, useState } from 'react'
import { textAt, useChoices } from '#web/master/rows'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { idPindai } from './fokus.tsx'
import { keluarkan } from './nota-konter.ts'
import type { Hitung } from './use-hitung.tsx'
import type { Meja } from './use-meja.tsx'

/** What the last scan came to, when it came to nothing. */
export interface Gagal {
  readonly kode: string
  readonly kalimat: string
  /** Unknown: part of a torn label may be searched for. */
  readonly cari: boolean
}

export interface Pindai {
  readonly masukkan: (text: string) => void
  readonly gagal: Gagal | undefined
  readonly lupakan: () => void
}

interface Needs {
  readonly meja: Meja
  readonly hitung: Hitung
  /** Set in cek harga: the piece is quoted, not taken. */
  readonly cek: ((kodeBarcode: string) => void) | undefined
}

/**
 * A scan becomes a line at once; what the server says of it decides the sound (LOOK 5). A code of
 * a sales person chooses him. A piece that nobody knows leaves the table again.
 */
export function usePindai({ cek, hitung, meja }: Needs): Pindai {
  const t = useWords()
  const sales = useChoices('sales').rows
  const [gagal, setGagal] = useState<Gagal>()
  const fresh = useRef(new Set<string>())
  const fail = (kode: string, kalimat: string, cari = false): void => {
    soundBad()
    setGagal({ kode, kalimat, cari })
  }
  const masukkan = (text: string): void => {
    const kode = text.trim().toUpperCase()
    if (kode === '') return
    setGagal(undefined)
    if (sales?.some((row) => textAt(row, 'kode_sales') === kode)) {
      meja.ubahKepala({ kode_sales: kode })
      soundGood()
    } else if (cek) cek(kode)
    else if (meja.nota.baris.some((line) => line.kode_barcode === kode)) {
      meja.pilih(kode)
      fail(kode, t('Barcode {{kode_barcode}} Sudah Ada Di Tabel', { kode_barcode: kode }))
    } else {
      fresh.current.add(kode)
      meja.tambah(kode)
    }
  }
  useScan(masukkan, idPindai)
  const { data } = hitung
  useEffect(() => {
    for (const kode of fresh.current) {
      const line = data?.baris.find((each) => each.kode_barcode === kode)
      if (line === undefined) continue
      fresh.current.delete(kode)
      const unknown = line.masalah.find((each) => each.kode === 'BARANG_TIDAK_DIKENAL')
      if (unknown) {
        meja.ubah((now) => keluarkan(now, kode))
        fail(kode, unknown.kalimat, true)
      } else if (line.masalah.length > 0) soundBad()
      else soundGood()
    }
    // Only a new answer tells of a scan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  return { masukkan, gagal, lupakan: () => setGagal(undefined) }
}
