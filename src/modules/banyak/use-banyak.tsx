import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call, useIntent } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { useKeptForm } from '#web/form/use-kept-form'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useOtorisasi } from '../otorisasi/use-otorisasi.tsx'
import { simpanTambahBarang } from '../stok/tambah-barang.calls.ts'
import { bawaanBanyak, kepalaBanyak } from './banyak.ts'
import { useBawaan, useMasuk } from './use-masuk.tsx'
import { usePeriksa } from './use-periksa.tsx'
import { useSetelah } from './use-setelah.tsx'
import { mejaBaru, useTabel } from './use-tabel.tsx'

type Hasil = NonNullable<NonNullable<(typeof simpanTambahBarang)['types']>['a']>

const meja = mejaBaru('tambah-banyak')

/** A table of many pieces, looked at row by row, saved as one receipt or not at all. */
export function useBanyak() {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const otorisasi = useOtorisasi()
  const kepala = useKeptForm('tambah-banyak-kepala', kepalaBanyak)
  const bawaan = useKeptForm('tambah-banyak-bawaan', bawaanBanyak)
  const tabel = useTabel(meja)
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
      const key = intent.key()
      const saved = await otorisasi.run((approvals) =>
        call(simpanTambahBarang, { body }, { key, approvals }),
      )
      if (saved === undefined) return
      intent.settle()
      tabel.tersimpan()
      setHasil(saved.data)
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
    else if (periksa.masalah.size > 0)
      tolak(t('{{jumlah}} Baris Masih Salah', { jumlah: periksa.masalah.size }))
    else if (periksa.galat) failure(periksa.galat)
    else void kirim()
  }
  return {
    bawaan,
    buka,
    dialog: otorisasi.dialog,
    hasil,
    kepala,
    periksa,
    setHasil,
    sibuk,
    simpan: useSetelah(periksa.sibuk, simpan),
    tabel,
  }
}
