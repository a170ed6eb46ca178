import type { KeyboardEvent } from 'react'
import { useKeys } from '#web/keys'
import { fokusPindai } from './fokus.tsx'
import { adaBarang } from './nota-konter.ts'
import { namaDari } from './use-hitung.tsx'
import type { Konter } from './use-konter.tsx'

/** The keys of the counter (LOOK 5), and those that move in the table from the empty scan field. */
export function useTombol(konter: Konter) {
  const { bayar, beli, buka, cek, gantiCek, hitung, manual, meja, panel, pindai, simpan } = konter
  const kosong = !adaBarang(meja.nota)
  const dipilih = meja.dipilih
  const keluarkan = (kunci: string | undefined): void => {
    if (kunci === undefined) return
    meja.keluarkan(kunci, namaDari(hitung, kunci) ?? kunci)
    fokusPindai()
  }
  const mundur = (): void => {
    if (pindai.gagal) pindai.lupakan()
    else if (cek) gantiCek()
    else if (panel === 'BAYAR') konter.setPanel('BARANG')
    fokusPindai()
  }
  const barcode = [
    { key: 'F10', label: 'Cek Harga', run: gantiCek },
    { key: 'Ctrl+I', label: 'Titip', run: () => buka('TITIP') },
    { key: 'Ctrl+H', label: 'Cari Nota Hilang', run: beli.bukaCari },
  ]
  useKeys([
    { key: 'F1', label: manual ? 'Beli' : 'Beli Tanpa Nota', run: beli.bukaBaru },
    { key: 'F2', label: manual ? 'Cari' : 'Pindai', run: fokusPindai },
    { key: 'F3', label: 'Pilih Sales', run: konter.mintaSales },
    { key: 'F4', label: 'Pelanggan', run: () => buka('PELANGGAN') },
    { key: 'F6', label: 'Ubah Harga', run: () => buka('HARGA'), off: kosong },
    { key: 'F7', label: 'Draf', run: () => buka('DRAF') },
    { key: 'F8', label: 'Bayar', run: bayar.tekan, off: kosong },
    { key: 'F9', label: 'Simpan', run: simpan.simpan, off: kosong },
    ...(manual ? [] : barcode),
    { key: 'Ctrl+F', label: 'Cari Barang', run: () => konter.cariBarang('') },
    {
      key: 'Ctrl+Enter',
      label: 'Masukkan Ke Nota',
      off: cek?.kode === undefined,
      run: () => konter.terima(cek?.kode),
    },
    { key: 'Del', label: 'Keluarkan barang', run: () => keluarkan(dipilih), off: kosong },
    {
      key: 'Ctrl+Z',
      label: 'Kembalikan barang',
      run: meja.kembalikan,
      off: meja.dikeluarkan === undefined,
    },
    { key: 'Esc', label: 'Mundur satu langkah', run: mundur },
  ])
  const diTabel = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') meja.geser(1)
    else if (event.key === 'ArrowUp') meja.geser(-1)
    else if (event.key === 'Delete') keluarkan(dipilih)
    else if (event.key === 'Enter' && !kosong && event.target instanceof HTMLTableRowElement)
      buka('HARGA')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { diTabel, keluarkan }
}

export type Tombol = ReturnType<typeof useTombol>
