import { useState } from 'react'
import { useLive } from '#web/live'
import { useFlag } from '#web/session'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { fokusPindai } from './fokus.tsx'
import type { HasilSimpan } from './Hasil.tsx'
import { useHargaBelumDikonfirmasi } from './KonfirmasiHarga.tsx'
import { ingatHarga } from './nota-konter.ts'
import { idSales } from './PilihSales.tsx'
import { useBayar } from './use-bayar.tsx'
import { useDrafMeja } from './use-draf-meja.tsx'
import { hargaDari, useHitung, type Hitung } from './use-hitung.tsx'
import { useMeja, type Meja } from './use-meja.tsx'
import { usePindai } from './use-pindai.tsx'
import { useSimpan } from './use-simpan.tsx'

/** What stands beside the table. */
export type Panel = 'BARANG' | 'BAYAR' | 'HASIL'
/** Which dialog is open. */
export type Terbuka = 'HARGA' | 'PELANGGAN' | 'DRAF' | 'KONFIRMASI' | 'CARI'

/** News that may change a price or take a piece away. */
const menyangkut = new Set([
  'PENJUALAN',
  'VALIDASI',
  'group_harga',
  'parameter_ongkos',
  'baki',
  'barang',
])

/** Prices that change under an open counter: the lines show old and new (DOMAIN 5). */
function useKabar(meja: Meja, hitung: Hitung, tertunda: boolean): void {
  useLive('berubah', ({ jenis }) => {
    if (tertunda || !menyangkut.has(String(jenis)) || meja.nota.baris.length === 0) return
    meja.ubah((nota) => ingatHarga(nota, hargaDari(hitung.data)))
    hitung.ulang()
  })
}

/** Prices that nobody has confirmed today are asked for before the first sale. */
function useHargaHariIni() {
  const groups = useHargaBelumDikonfirmasi().data
  const [nanti, setNanti] = useState(false)
  const jumlah = groups?.length ?? 0
  return { tanya: jumlah > 0 && !nanti, nanti: () => setNanti(true) }
}

/** Everything that the counter knows and does. */
export function useKonter() {
  const meja = useMeja()
  const hitung = useHitung(meja.nota)
  const draf = useDrafMeja(meja, hitung)
  const hargaHariIni = useHargaHariIni()
  const cetakNota = useCetakNota()
  const tanpaCetak = useFlag('PENJUALAN_PRINT_MODULE')
  const [panel, setPanel] = useState<Panel>('BARANG')
  const [terbuka, buka] = useState<Terbuka>()
  const [cek, setCek] = useState<{ readonly kode: string | undefined }>()
  const [hasil, setHasil] = useState<HasilSimpan>()
  const [cari, setCari] = useState('')
  const [pilihSales, setPilihSales] = useState(false)
  const total = hitung.data?.total ?? 0
  const bayar = useBayar(meja, total, panel === 'BAYAR', () => setPanel('BAYAR'))
  const pindai = usePindai({
    meja,
    hitung,
    cek: cek ? (kode) => setCek({ kode }) : undefined,
  })
  const mintaSales = (): void => {
    document.getElementById(idSales)?.focus()
    setPilihSales(true)
  }
  const simpan = useSimpan({
    meja,
    hitung,
    draf,
    onSales: mintaSales,
    onBayar: () => {
      if (panel !== 'BAYAR') bayar.tekan()
    },
    onSaved: (saved) => {
      setHasil(saved)
      setPanel('HASIL')
      meja.kosongkan()
      draf.segarkan()
      fokusPindai()
      if (saved.status === 'VALID' && !tanpaCetak) void cetakNota.otomatis(saved.notajual)
    },
  })
  useKabar(meja, hitung, simpan.tertunda)
  return {
    meja,
    hitung,
    draf,
    hargaHariIni,
    panel,
    setPanel,
    terbuka,
    buka,
    cek,
    hasil,
    cari,
    bayar,
    pindai,
    simpan,
    pilihSales,
    setPilihSales,
    mintaSales,
    cetakDialog: cetakNota.dialog,
    masukkan: (text: string): void => {
      if (panel !== 'BARANG') setPanel('BARANG')
      if (terbuka === 'CARI') buka(undefined)
      pindai.masukkan(text)
    },
    /** A quoted piece is taken after all. */
    terima: (kode: string | undefined): void => {
      if (kode === undefined) return
      setCek(undefined)
      setPanel('BARANG')
      meja.tambah(kode)
      fokusPindai()
    },
    cariBarang: (kode: string): void => {
      setCari(kode)
      buka('CARI')
    },
    gantiCek: (): void => {
      setCek(cek ? undefined : { kode: undefined })
      fokusPindai()
    },
  }
}

export type Konter = ReturnType<typeof useKonter>
