import { useEffect, useRef, useState } from 'react'
import { topicsOf } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useForm } from '#web/form/use-form'
import { soundBad, soundGood } from '#web/sound'
import { createStore } from '#web/store'
import { useWords } from '#web/words'
import { useScanTable } from '#web/desk/use-scan-table'
import { barangHancur, barangUntukHancur } from './hancur.calls.ts'
import { barisHancur, hancurBarang, hancurMasuk } from './hancur.ts'
import { useScanPost } from '#web/desk/use-scan-post'

export const idPindai = 'hancur-pindai'

const { kode_barcode: _kode, ...isiBaris } = barisHancur
const { baris: _baris, ...isiKepala } = hancurMasuk

/** A piece on the table and what is left of it. */
export const barisMeja = { ...barangHancur, ...isiBaris }
type Baris = RowOf<typeof barisMeja>

/** Each screen has a table of its own, which outlives a walk to another one. */
const diMeja = {
  hancur: createStore<readonly Baris[]>([]),
  psu: createStore<readonly Baris[]>([]),
}

const fokus = (id: string): void => void setTimeout(() => document.getElementById(id)?.focus())

/** Pieces to be destroyed or changed: each is scanned, then said what is left of it. */
export function useHancur(psu: boolean) {
  const t = useWords()
  const isian = useForm(isiBaris)
  const kepala = useForm(isiKepala)
  const [dipilih, setDipilih] = useState<RowOf<typeof barangHancur>>()
  const sebelumnya = useRef((): boolean => true)
  const ambil = (piece: RowOf<typeof barangHancur>, isi: object = {}): void => {
    setDipilih(piece)
    isian.reset({ berat_hasil: piece.berat, ...isi })
  }
  const meja = useScanTable<Baris>({
    store: psu ? diMeja.psu : diMeja.hancur,
    scanId: idPindai,
    find: async (kode) => {
      const { data } = await call(barangUntukHancur, { params: { kode_barcode: kode } })
      // The next scan takes in the one before: nothing that was chosen or typed is lost.
      if (sebelumnya.current()) ambil(data)
      return undefined
    },
  })
  /** @returns false when what was filled in is refused. */
  const masuk = (): boolean => {
    const isi = isian.submit()
    if (dipilih === undefined || isi === undefined) {
      soundBad()
      return false
    }
    const nama_baru = isi.cara === 'UBAH' ? isi.nama_baru : null
    meja.add([{ ...dipilih, ...isi, nama_baru }])
    setDipilih(undefined)
    soundGood()
    return true
  }
  useEffect(() => {
    sebelumnya.current = () => dipilih === undefined || masuk()
  })
  const masukkan = (): void => {
    if (masuk()) fokus(idPindai)
  }
  const { psu: ubah, simpan } = hancurBarang.commands
  const kirim = useScanPost({
    table: meja,
    form: kepala,
    segarkan: topicsOf(hancurBarang),
    send: (head, rows, options) => {
      const baris = rows.map(({ berat_hasil, cara, kode_barcode, nama_baru }) => ({
        kode_barcode,
        cara,
        berat_hasil,
        nama_baru,
      }))
      return call(psu ? ubah : simpan, { body: { ...head, baris } }, options)
    },
  })
  const hancur = (): void => {
    if (dipilih === undefined) {
      kirim.run()
      return
    }
    soundBad()
    failure(t('Barang {{kode_barcode}} Belum Masuk Tabel', { kode_barcode: dipilih.kode_barcode }))
  }
  return {
    dipilih,
    hancur: { ...kirim, run: hancur },
    isian,
    kepala,
    masukkan,
    meja,
    ubah: (row: Baris): void => {
      meja.remove(row)
      ambil(row, { cara: row.cara, berat_hasil: row.berat_hasil, nama_baru: row.nama_baru })
    },
  }
}
