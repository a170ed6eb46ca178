import { useState } from 'react'
import { flushSync } from 'react-dom'
import { berat } from '#kernel/field'
import { useForm } from '#web/form/use-form'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import { createKeptStore } from '#web/kept-store'
import { useWords } from '#web/words'
import type { BarisMeja } from '../banyak/use-tabel.tsx'

export const idPindai = 'terima-pindai'

/**
 * The weight of a row here, in mg; null: the weight of the supplier's note counts, once that note
 * is read.
 */
type Timbangan = number | null

const isTimbang = (value: unknown): value is [string, Timbangan] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  (typeof value[1] === 'number' || value[1] === null)

/** What each row of the note weighs here, by its id; a row that is missing here did not come. */
const timbangan = createKeptStore<ReadonlyMap<string, Timbangan>>('penerimaan-timbang', {
  initial: new Map(),
  read: (value) => (Array.isArray(value) ? new Map(value.filter(isTimbang)) : undefined),
  write: (weights) => [...weights],
})

const catat = (id: string, mg: Timbangan): void =>
  timbangan.set(new Map([...timbangan.get(), [id, mg]]))

const isian = { berat: berat({ label: 'Berat Timbang', hint: 'Kosong: sama dengan surat' }) }

interface Options {
  readonly baris: readonly BarisMeja[]
  /** What the note says that a row weighs, in mg; not there while it is unread or wrong. */
  readonly kirim: (id: string) => number | undefined
}

/** Rows are ticked by scan, then weighed: Enter on an empty weight believes the note. */
export function useCek({ baris, kirim }: Options) {
  const t = useWords()
  const form = useForm(isian)
  const ditimbang = timbangan.use()
  const [dipilih, setDipilih] = useState<string>()
  const [ditolak, setDitolak] = useState<string>()
  const fokus = (id: string): void => document.getElementById(id)?.focus()
  const tolak = (kalimat: string): void => {
    soundBad()
    setDitolak(kalimat)
  }
  const pilih = (id: string): void => {
    // At once, not with the next drawing: the Enter that follows may be there already.
    flushSync(() => {
      setDipilih(id)
      setDitolak(undefined)
      form.reset()
    })
    soundGood()
    fokus(form.idOf('berat'))
  }
  /** Takes in the chosen row. @returns false when its weight is refused. */
  const timbang = (): boolean => {
    const values = form.submit()
    if (dipilih === undefined || values === undefined) return false
    if (values.berat === 0) {
      tolak(t('Berat Tidak Boleh Diisi Dengan 0'))
      return false
    }
    catat(dipilih, values.berat ?? null)
    setDipilih(undefined)
    setDitolak(undefined)
    form.reset()
    soundGood()
    return true
  }
  const terima = (): void => {
    if (timbang()) fokus(idPindai)
  }
  const pindai = (text: string): void => {
    // The next scan says that the weight of the one before is typed out: it counts.
    if (form.changed && !timbang()) return
    const kode = text.trim().toUpperCase()
    const row = baris.find(({ teks }) =>
      [teks.kode_barcode, teks.kode_intern].some((one) => one?.toUpperCase() === kode),
    )
    if (row === undefined)
      tolak(t('{{kode}} Tidak Ada Di Surat Jalan, Pisahkan Barangnya', { kode }))
    else if (timbangan.get().has(row.id)) tolak(t('{{kode}} Sudah Diterima', { kode }))
    else {
      const lewat = dipilih === row.id ? undefined : baris.find(({ id }) => id === dipilih)
      pilih(row.id)
      const kode_barcode = lewat?.teks.kode_barcode ?? lewat?.teks.kode_intern
      if (lewat && !timbangan.get().has(lewat.id))
        tolak(t('Barang {{kode_barcode}} Belum Ditimbang', { kode_barcode: kode_barcode ?? '-' }))
    }
  }
  useScan(pindai, idPindai)
  return {
    form,
    // A row that was taken off keeps its weight for the way back.
    jumlah: baris.filter(({ id }) => ditimbang.has(id)).length,
    dipilih: baris.find(({ id }) => id === dipilih),
    ditolak,
    pindai,
    pilih,
    terima,
    datang: (id: string): boolean => ditimbang.has(id),
    /** In mg; undefined for a piece that did not come, or whose note is not read yet. */
    berat: (id: string): number | undefined =>
      ditimbang.has(id) ? (ditimbang.get(id) ?? kirim(id)) : undefined,
    belum: (id: string): void =>
      timbangan.set(new Map([...timbangan.get()].filter(([key]) => key !== id))),
    semua: (): void =>
      timbangan.set(
        new Map([
          ...timbangan.get(),
          ...baris.map(({ id }) => [id, timbangan.get().get(id) ?? null] as const),
        ]),
      ),
    kosongkan: (): void => {
      timbangan.set(new Map())
      setDipilih(undefined)
      setDitolak(undefined)
    },
  }
}
export type Cek = ReturnType<typeof useCek>
