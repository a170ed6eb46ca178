import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '#web/words'
import { dariDraf } from './draf-konter.ts'
import { adaIsi, type NotaKonter } from './nota-konter.ts'
import { drafDiMeja, useDaftarDraf, useSimpanDraf } from './use-draf.tsx'
import { hargaDari, type Hitung } from './use-hitung.tsx'
import type { Meja } from './use-meja.tsx'

/** The draft on the counter is kept while it changes, and taken up again after a reload. */
export function useDrafMeja(meja: Meja, hitung: Hitung, caraManual: boolean) {
  const t = useWords()
  const { ganti, kosongkan, nota } = meja
  const { beli, jual, manual } = hitung
  const harga = useMemo(() => hargaDari({ beli, jual, manual }), [beli, jual, manual])
  const pertama = [jual, beli, manual].map((sisi) => sisi?.baris[0]?.nama_barang).find(Boolean)
  const judul = nota.kepala.nama_customer ?? pertama ?? nota.baris[0]?.kode_barcode ?? null
  const simpan = useSimpanDraf(nota, judul, harga)
  const daftar = useDaftarDraf(caraManual)
  const restored = useRef(false)
  useEffect(() => {
    if (restored.current || daftar.data === undefined) return
    restored.current = true
    const kept = daftar.data.find(({ id }) => id === drafDiMeja.get())
    if (kept !== undefined && !adaIsi(nota)) ganti(dariDraf(kept.id, kept.isi))
  }, [daftar.data, nota, ganti])
  const lain = daftar.data?.filter(({ id }) => id !== nota.id) ?? []
  return {
    ...simpan,
    jumlahLain: lain.length,
    /** The server has thrown one away: it became a sale. */
    segarkan: (): void => void daftar.refetch(),
    /** Everything is on the server already: parking is turning to another sheet. */
    parkir: () => kosongkan(),
    lanjutkan: (next: NotaKonter) => ganti(next),
    kata: {
      KOSONG: '',
      MENUNGGU: t('Menyimpan draf'),
      TERSIMPAN: t('Draf tersimpan'),
      GAGAL: t('Draf belum tersimpan'),
    }[simpan.status],
  }
}
