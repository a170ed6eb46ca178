import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call, useIntent } from '#web/call'
import { failure, info, success } from '#web/dialogs/notices'
import { showProgress } from '#web/dialogs/ProgressDialog'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useApproval } from '#web/document/use-approval'
import { tambahBarang } from '../stok/tambah-barang.ts'
import type { kepalaBarang } from '../stok/tambah-barang.ts'
import { bagian, type BarisIsi } from './banyak.rules.ts'
import { barisSekali } from './banyak.ts'
import type { Tabel } from './use-tabel.tsx'

export type Hasil = NonNullable<NonNullable<(typeof tambahBarang.commands.simpan)['types']>['a']>

interface Siap {
  readonly id: string
  readonly isi: BarisIsi
}

/**
 * Saves a long table as documents of a thousand pieces, each of them all or nothing: what was saved
 * leaves the table, what was not stays in it (docs/adr/0180).
 */
export function useSimpan(tabel: Tabel) {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const otorisasi = useApproval()
  const [sibuk, setSibuk] = useState(false)
  const [hasil, setHasil] = useState<readonly Hasil[]>([])
  const satu = async (head: RowOf<typeof kepalaBarang>, rows: readonly Siap[]) => {
    const body = { ...head, baris: rows.map(({ isi }) => isi) }
    const key = intent.key()
    try {
      const saved = await otorisasi.run((given) =>
        call(tambahBarang.commands.simpan, { body }, { key, ...given, milliseconds: 120_000 }),
      )
      if (saved !== undefined) intent.settle()
      return saved?.data
    } catch (error) {
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      throw error
    }
  }
  /** @returns whether the whole table was saved; throws what refused a part. */
  const semua = async (
    head: RowOf<typeof kepalaBarang>,
    rows: readonly Siap[],
    catat: (saved: Hasil) => void,
  ): Promise<boolean> => {
    const parts = bagian(rows, barisSekali)
    for (const [at, part] of parts.entries()) {
      if (parts.length > 1)
        showProgress({
          title: t('Menyimpan {{sudah}} dari {{semua}} barang', {
            sudah: formatRupiah(at * barisSekali),
            semua: formatRupiah(rows.length),
          }),
          percent: (100 * at) / parts.length,
        })
      const saved = await satu(head, part)
      if (saved === undefined) return false
      tabel.tersimpan(new Set(part.map(({ id }) => id)))
      catat(saved)
    }
    return true
  }
  const simpan = async (
    head: RowOf<typeof kepalaBarang>,
    rows: readonly Siap[],
    refuse: (error: unknown) => boolean,
  ): Promise<boolean> => {
    const saved: Hasil[] = []
    let whole = false
    setSibuk(true)
    try {
      whole = await semua(head, rows, (one) => void saved.push(one))
      if (whole) {
        soundGood()
        success(t('Data Berhasil Ditambahkan'))
      }
    } catch (error) {
      soundBad()
      if (!refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      showProgress(undefined)
      setSibuk(false)
    }
    if (saved.length > 0) {
      setHasil(saved)
      await queries.invalidateQueries({ queryKey: ['barang'] })
    }
    if (!whole && saved.length > 0)
      info(
        t('{{jumlah}} barang sudah tersimpan, sisanya masih di tabel', {
          jumlah: formatRupiah(saved.reduce((sum, { barang }) => sum + barang.length, 0)),
        }),
      )
    return whole
  }
  return { dialog: otorisasi.dialog, hasil, setHasil, sibuk, simpan }
}
