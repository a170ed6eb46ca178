import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { show } from '#kernel/kinds'
import { call, useIntent } from '#web/call'
import { failure, info, success } from '#web/dialogs/notices'
import { useForm, type Form } from '#web/form/use-form'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { simpanTambahBarang } from '../stok/tambah-barang.calls.ts'
import { bacaSpreadsheet } from './banyak.calls.ts'
import { barisTerbanyak, bawaanBanyak, kepalaBanyak } from './banyak.ts'
import { barisDari, kolomAsing, selDari, type BarisTeks } from './banyak.rules.ts'
import { usePeriksa } from './use-periksa.tsx'
import { useTabel, type Tabel } from './use-tabel.tsx'

type Hasil = NonNullable<NonNullable<(typeof simpanTambahBarang)['types']>['a']>

/** What is said on top, as a person would have typed it into each row. */
function useBawaan(form: Form<typeof bawaanBanyak>): BarisTeks {
  const t = useWords()
  const { values } = form
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(bawaanBanyak).flatMap(([name, field]) => {
          const value = values[name]
          return value === null || value === undefined
            ? []
            : [[name, show(value, field, 'layar', t)]]
        }),
      ),
    [t, values],
  )
}

/** Rows by paste, wherever the focus is, or from a file. */
function useMasuk(tabel: Tabel) {
  const t = useWords()
  const masukkan = (rows: readonly (readonly string[])[]): void => {
    const baru = barisDari(rows)
    if (baru.length === 0) return
    if (tabel.baris.length + baru.length > barisTerbanyak) {
      soundBad()
      failure(t('Paling Banyak {{max}} Baris Sekali Simpan', { max: barisTerbanyak }))
      return
    }
    tabel.tambah(baru)
    soundGood()
    const asing = kolomAsing(rows[0] ?? [])
    if (asing.length > 0)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: asing.join(', ') }))
  }
  const tempel = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // One cell belongs to the input that has the focus; a table belongs here.
    if (!text.includes('\t') && !text.trim().includes('\n')) return
    event.preventDefault()
    masukkan(selDari(text))
  }
  useEffect(() => {
    document.addEventListener('paste', tempel)
    return () => document.removeEventListener('paste', tempel)
  })
  const buka = async (file: File): Promise<void> => {
    try {
      const { data } = await call(bacaSpreadsheet, {}, { file, milliseconds: 60_000 })
      masukkan(data.baris.map(({ sel }) => sel))
    } catch (error) {
      soundBad()
      failure(error)
    }
  }
  return { buka: (file: File) => void buka(file) }
}

/** A table of many pieces, looked at row by row, saved as one receipt or not at all. */
export function useBanyak() {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const kepala = useForm(kepalaBanyak)
  const bawaan = useForm(bawaanBanyak)
  const tabel = useTabel()
  const [sibuk, setSibuk] = useState(false)
  const [hasil, setHasil] = useState<Hasil>()
  const asal = kepala.values['asal'] === 'SALDO AWAL' ? 'SALDO AWAL' : 'SUPPLIER'
  const periksa = usePeriksa(tabel.baris, useBawaan(bawaan), asal)
  const { buka } = useMasuk(tabel)
  const tolak = (kalimat: string): void => {
    soundBad()
    failure(kalimat)
  }
  const kirim = async (): Promise<void> => {
    const head = kepala.submit()
    if (head === undefined) return
    const body = { ...head, baris: periksa.isi.flatMap((one) => one ?? []) }
    setSibuk(true)
    try {
      const { data } = await call(simpanTambahBarang, { body }, { key: intent.key() })
      intent.settle()
      tabel.kosongkan()
      setHasil(data)
      soundGood()
      success(t('Data Berhasil Ditambahkan'))
      await queries.invalidateQueries({ queryKey: ['barang'] })
    } catch (error) {
      soundBad()
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      if (!kepala.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setSibuk(false)
    }
  }
  const simpan = (): void => {
    if (sibuk) return
    if (tabel.baris.length === 0) tolak(t('Belum Ada Barang Di Tabel'))
    else if (periksa.sibuk) tolak(t('Baris Masih Diperiksa, Tunggu Sebentar'))
    else if (periksa.masalah.size > 0)
      tolak(t('{{jumlah}} Baris Masih Salah', { jumlah: periksa.masalah.size }))
    else if (periksa.galat) failure(periksa.galat)
    else void kirim()
  }
  return { bawaan, buka, hasil, kepala, periksa, setHasil, sibuk, simpan, tabel }
}
