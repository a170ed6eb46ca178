import type { ReactNode } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import type { Kolom } from './TabelBaris.tsx'
import type { BarisHarga, BarisHargaBeli, BarisHargaManual } from './use-hitung.tsx'

const angka = (value: number | null): string => (value === null ? '' : formatRupiah(value))

/** The weight of the gold; a star when the scale says something else than the label. */
function Berat({ harga }: { readonly harga: BarisHarga }) {
  const { berat, berat_atribut, berat_kotor } = harga
  const weighed = berat_kotor !== null && berat_kotor !== (berat ?? 0) + (berat_atribut ?? 0)
  return (
    <>
      {berat === null ? '' : formatBerat(berat)}
      {weighed ? <sup title={formatBerat(berat_kotor)}>*</sup> : null}
    </>
  )
}

/** What is sold. */
export const kolomJual: readonly Kolom<BarisHarga>[] = [
  { title: 'Barcode', kelas: 'kol-barcode', sel: (line) => line.kode_barcode, lebar: true },
  { title: 'Nama Barang', kelas: 'kol-nama', sel: (line) => line.nama_barang },
  {
    title: 'Kadar',
    kelas: 'kol-kadar',
    sel: (line) => (line.kadar === null ? '' : formatPersen(line.kadar)),
    kanan: true,
  },
  { title: 'Berat', kelas: 'kol-berat', sel: (line) => <Berat harga={line} />, kanan: true },
  {
    title: 'Harga/Gram',
    kelas: 'kol-gram',
    sel: (line) => angka(line.harga_gram),
    kanan: true,
    lebar: true,
  },
  {
    title: 'Ongkos',
    kelas: 'kol-ongkos',
    sel: (line) => angka(line.ongkos),
    kanan: true,
    lebar: true,
  },
  {
    title: 'Diskon',
    kelas: 'kol-diskon',
    sel: (line) => (line.diskon ? `-${angka(line.diskon)}` : angka(line.diskon)),
    kanan: true,
  },
  {
    title: 'Total',
    kelas: 'kol-total',
    sel: (line) => <b>{angka(line.harga_total)}</b>,
    kanan: true,
  },
]

/** Where a bought piece comes from: its barcode, or that there is no nota of ours. */
function Asal({ harga }: { readonly harga: BarisHargaBeli }): ReactNode {
  const t = useWords()
  return harga.kode_barcode ?? <span className="meta">{t('Tanpa nota')}</span>
}

const kadarOf = (value: number | null): string => (value === null ? '' : formatPersen(value))

/** What is bought. */
export const kolomBeli: readonly Kolom<BarisHargaBeli>[] = [
  {
    title: 'Barcode',
    kelas: 'kol-barcode',
    sel: (line) => <Asal harga={line} />,
    lebar: true,
  },
  { title: 'Nama Barang', kelas: 'kol-nama', sel: (line) => line.nama_barang },
  { title: 'Kadar', kelas: 'kol-kadar', sel: (line) => kadarOf(line.kadar), kanan: true },
  {
    title: 'Berat',
    kelas: 'kol-berat',
    sel: (line) => (line.berat === null ? '' : formatBerat(line.berat)),
    kanan: true,
  },
  { title: 'Kondisi', kelas: 'kol-kondisi', sel: (line) => line.kondisi, lebar: true },
  {
    title: 'Harga Nota',
    kelas: 'kol-nota',
    sel: (line) => angka(line.harga_nota),
    kanan: true,
    lebar: true,
  },
  {
    title: 'Potongan',
    kelas: 'kol-diskon',
    sel: (line) => (line.potongan ? `-${angka(line.potongan)}` : angka(line.potongan)),
    kanan: true,
  },
  { title: 'Harga', kelas: 'kol-total', sel: (line) => <b>{angka(line.harga)}</b>, kanan: true },
]

/** What of a heap is sold or bought. */
export const kolomManual: readonly Kolom<BarisHargaManual>[] = [
  { title: 'Baki', kelas: 'kol-barcode', sel: (line) => line.kode_baki },
  { title: 'Nama Barang', kelas: 'kol-nama', sel: (line) => line.nama_barang },
  {
    title: 'Kadar',
    kelas: 'kol-kadar',
    sel: (line) => kadarOf(line.kadar),
    kanan: true,
    lebar: true,
  },
  { title: 'Qty', kelas: 'kol-qty', sel: (line) => formatRupiah(line.qty), kanan: true },
  { title: 'Berat', kelas: 'kol-berat', sel: (line) => formatBerat(line.berat), kanan: true },
  {
    title: 'Harga/Gram',
    kelas: 'kol-gram',
    sel: (line) => angka(line.harga_gram),
    kanan: true,
    lebar: true,
  },
  { title: 'Harga', kelas: 'kol-nota', sel: (line) => angka(line.harga), kanan: true, lebar: true },
  {
    title: 'Total',
    kelas: 'kol-total',
    sel: (line) => <b>{angka(line.harga_total)}</b>,
    kanan: true,
  },
]
