import { useState } from 'react'
import { berat } from '#kernel/field'
import { useForm } from '#web/form/use-form'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import { createKeptStore } from '#web/kept-store'
import { useWords } from '#web/words'
import type { BarisMeja } from '../banyak/use-tabel.tsx'

export const idPindai = 'terima-pindai'

const isTimbang = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/** What each row of the note weighs here, by its id; a row that is missing here did not come. */
const timbangan = createKeptStore<ReadonlyMap<string, number>>('penerimaan-timbang', {
  initial: new Map(),
  read: (value) => (Array.isArray(value) ? new Map(value.filter(isTimbang)) : undefined),
  write: (weights) => [...weights],
})

const isian = { berat: berat({ label: 'Berat Timbang', hint: 'Kosong: sama dengan surat' }) }

interface Options {
  readonly baris: readonly BarisMeja[]
  /** What the note says that a row weighs, in mg. */
  readonly kirim: (id: string) => number | undefined
  /** Whether the note's rows are still being looked at. */
  readonly sibuk: boolean
}

/** Rows are ticked by scan, then weighed: Enter on an empty weight believes the note. */
export function useCek({ baris, kirim, sibuk }: Options) {
  const t = useWords()
  const form = useForm(isian)
  const berat_terima = timbangan.use()
  const [dipilih, setDipilih] = useState<string>()
  const [ditolak, setDitolak] = useState<string>()
  const fokus = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus())
  const tolak = (kalimat: string): void => {
    soundBad()
    setDitolak(kalimat)
  }
  const pilih = (id: string): void => {
    setDipilih(id)
    setDitolak(undefined)
    form.reset()
    soundGood()
    fokus(form.idOf('berat'))
  }
  const pindai = (text: string): void => {
    const kode = text.trim().toUpperCase()
    const row = baris.find(({ teks }) =>
      [teks.kode_barcode, teks.kode_intern].some((one) => one?.toUpperCase() === kode),
    )
    if (row === undefined)
      tolak(t('{{kode}} Tidak Ada Di Surat Jalan, Pisahkan Barangnya', { kode }))
    else if (berat_terima.has(row.id)) tolak(t('{{kode}} Sudah Diterima', { kode }))
    else pilih(row.id)
  }
  const terima = (): void => {
    const values = form.submit()
    if (dipilih === undefined || values === undefined) return
    const surat = kirim(dipilih)
    const mg = values.berat ?? surat
    if (mg === undefined || mg === 0) {
      tolak(
        sibuk && values.berat === undefined
          ? t('Baris Masih Diperiksa, Tunggu Sebentar')
          : t('Berat Tidak Boleh Diisi Dengan 0'),
      )
      return
    }
    timbangan.set(new Map([...timbangan.get(), [dipilih, mg]]))
    setDipilih(undefined)
    form.reset()
    soundGood()
    fokus(idPindai)
  }
  useScan(pindai, idPindai)
  return {
    form,
    berat_terima,
    dipilih: baris.find(({ id }) => id === dipilih),
    ditolak,
    pindai,
    pilih,
    terima,
    belum: (id: string): void =>
      timbangan.set(new Map([...timbangan.get()].filter(([key]) => key !== id))),
    semua: (): void =>
      timbangan.set(
        new Map(
          baris.flatMap(({ id }) => {
            const mg = timbangan.get().get(id) ?? kirim(id)
            return mg === undefined ? [] : [[id, mg] as const]
          }),
        ),
      ),
    kosongkan: (): void => {
      timbangan.set(new Map())
      setDipilih(undefined)
      setDitolak(undefined)
    },
  }
}
export type Cek = ReturnType<typeof useCek>
