import { useEffect, useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { useWords } from '#web/words'
import type { kepalaBarang } from '../stok/tambah-barang.ts'
import { pokokBaris } from '../stok/tambah-barang.rules.ts'
import { periksaBanyak } from './banyak.calls.ts'
import { barisSekali, kolomBanyak } from './banyak.ts'
import { bagian, barcodeGanda, nilaiBaris, type BarisIsi, type BarisTeks } from './banyak.rules.ts'
import type { BarisMeja } from './use-tabel.tsx'

/** What is wrong with a row: by column, '' for the row itself. */
export type MasalahBaris = Readonly<Record<string, string>>

type Asal = RowOf<typeof kepalaBarang>['asal']

/** What was found of a row: it holds as long as the row is the same. */
interface Nilai {
  readonly isi?: BarisIsi
  readonly masalah?: MasalahBaris
}
const kosong = (): WeakMap<BarisMeja, Nilai> => new WeakMap()

/** So long nobody types any more. */
const tenang = 300

/** The forms of the cells, row by row. */
function nilaiSendiri(
  rows: readonly BarisMeja[],
  bawaan: BarisTeks,
  t: ReturnType<typeof useWords>,
): Nilai[] {
  const { isi, masalah } = nilaiBaris(
    rows.map(({ teks }) => teks),
    bawaan,
  )
  const salah = new Map<number, Record<string, string>>()
  for (const one of masalah) {
    const label = Object.entries(kolomBanyak).find(([name]) => name === one.field)?.[1].label
    const kalimat = t(one.text, { ...one.params, field: t(label ?? one.field) })
    salah.set(one.baris, { [one.field]: kalimat, ...salah.get(one.baris) })
  }
  return isi.map((one, at) => {
    const wrong = salah.get(at)
    return { ...(one ? { isi: one } : {}), ...(wrong ? { masalah: wrong } : {}) }
  })
}

/** The problems that masters and books find in rows whose cells are right. */
async function nilaiServer(nilai: Nilai[], asal: Asal, signal: AbortSignal): Promise<Nilai[]> {
  const benar = nilai.flatMap(({ isi }, baris) => (isi ? [{ baris, isi }] : []))
  if (benar.length === 0) return nilai
  const { data } = await call(periksaBanyak, { body: { asal, baris: benar } }, { signal })
  const said = new Map<number, MasalahBaris>()
  for (const { baris, kalimat, kolom } of data.masalah)
    said.set(baris, { [kolom]: kalimat, ...said.get(baris) })
  return nilai.map((one, at) => {
    const masalah = said.get(at)
    return masalah ? { ...one, masalah: { ...masalah, ...one.masalah } } : one
  })
}

interface Ingat {
  readonly bawaan: BarisTeks
  readonly asal: Asal
  readonly edisi: number
}

/** Looks at rows that nobody looked at yet, a thousand at a time. */
function useNilai(baris: readonly BarisMeja[], { asal, bawaan, edisi }: Ingat) {
  const t = useWords()
  // What was said on top is part of every row.
  const { kenal } = useMemo(
    () => ({ untuk: { asal, bawaan, edisi, t }, kenal: kosong() }),
    [asal, bawaan, edisi, t],
  )
  const [, setLangkah] = useState(0)
  const [galat, setGalat] = useState<unknown>()
  useEffect(() => {
    const belum = baris.filter((row) => !kenal.has(row))
    if (belum.length === 0) return undefined
    const ending = new AbortController()
    const lihat = async (): Promise<void> => {
      setGalat(undefined)
      for (const rows of bagian(belum, barisSekali)) {
        const nilai = await nilaiServer(nilaiSendiri(rows, bawaan, t), asal, ending.signal)
        if (ending.signal.aborted) return
        rows.forEach((row, at) => kenal.set(row, nilai[at] ?? {}))
        setLangkah((now) => now + 1)
      }
    }
    const timer = setTimeout(() => {
      lihat().catch((error: unknown) => {
        if (!ending.signal.aborted) setGalat(error)
      })
    }, tenang)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [asal, baris, bawaan, kenal, t])
  return { galat, kenal }
}

/** Every row with its problems: first the forms of its cells, then the server's answer. */
export function usePeriksa(baris: readonly BarisMeja[], bawaan: BarisTeks, asal: Asal) {
  const t = useWords()
  const [edisi, setEdisi] = useState(0)
  const { galat, kenal } = useNilai(baris, { bawaan, asal, edisi })
  const nilai = baris.map((row) => kenal.get(row))
  const ganda = barcodeGanda(
    baris.map(({ id }, at) => ({ id, kode_barcode: nilai[at]?.isi?.kode_barcode ?? null })),
  )
  const masalah = new Map<string, MasalahBaris>()
  const isi = new Map<string, BarisIsi>()
  const jumlah = { berat: 0, harga_pokok: 0 }
  baris.forEach(({ id }, at) => {
    const one = nilai[at]
    if (one?.masalah) masalah.set(id, one.masalah)
    else if (ganda.has(id))
      masalah.set(id, {
        kode_barcode: t('Barcode {{kode_barcode}} Sudah Ada Di Tabel', {
          kode_barcode: one?.isi?.kode_barcode ?? '',
        }),
      })
    if (!one?.isi) return
    isi.set(id, one.isi)
    if (masalah.has(id)) return
    jumlah.berat += one.isi.berat
    jumlah.harga_pokok += pokokBaris(one.isi)
  })
  const sudah = nilai.filter((one) => one !== undefined).length
  return {
    masalah,
    /** What a row says, by its id. */
    isiDari: (id: string) => isi.get(id),
    jumlah,
    galat,
    /** How many rows were looked at. */
    sudah,
    sibuk: sudah < baris.length && galat === undefined,
    /** What masters and books say may be another thing by now. */
    lagi: () => setEdisi((now) => now + 1),
  }
}
