import { useState } from 'react'
import { info } from '#web/dialogs/notices'
import { backAgain, topicsIn, useLive } from '#web/live'
import { useWords } from '#web/words'
import { ubahHarga } from '#modules/harga/ubah-harga'
import { useCetakKunjungan } from './use-cetak-kunjungan.tsx'
import { useCetakManual } from './use-cetak-manual.tsx'
import type { BarisBaru } from './beli-konter.ts'
import { fokusPindai } from './fokus.tsx'
import type { Tersimpan } from './tersimpan.ts'
import { useHargaBelumDikonfirmasi } from './KonfirmasiHarga.tsx'
import { adaBarang, ingatHarga, menjual, type NotaKonter } from './nota-konter.ts'
import { idSales } from './PilihSales.tsx'
import type { Panel, Terbuka } from './tempat.ts'
import { useQris } from '../pembayaran/CaraBayar.tsx'
import { useBayar } from './use-bayar.tsx'
import { useBeli, type Beli } from './use-beli.tsx'
import { useDrafMeja } from './use-draf-meja.tsx'
import { idBaru } from './use-draf.tsx'
import { hargaDari, useHitung, type Hitung } from './use-hitung.tsx'
import { useManual } from './use-manual.tsx'
import { useMeja, type Meja } from './use-meja.tsx'
import { usePakaiKupon } from './use-pakai-kupon.tsx'
import { usePakaiMember } from './use-pakai-member.tsx'
import { usePakaiTitipan, useTitipanAlamat } from './use-pakai-titipan.tsx'
import { usePindai } from './use-pindai.tsx'
import { useSimpan } from './use-simpan.tsx'

/** Dialogs that a scan may end: they look for the very thing. */
const mencari: ReadonlySet<Terbuka> = new Set<Terbuka>(['CARI', 'NOTA', 'CARI_NOTA'])

/** News that may change a price or take a piece away. */
const menyangkut = new Set([
  'PENJUALAN',
  'TITIPAN',
  'group_harga',
  'parameter_ongkos',
  'kondisi_pembelian',
  'para_harga_beli',
  'rugi_nota',
  'baki',
  'barang',
  'stok_manual',
])

/** Prices that change under an open counter: the lines show old and new (DOMAIN 5). */
function useKabar(meja: Meja, hitung: Hitung, tertunda: boolean): void {
  const t = useWords()
  const lagi = (): void => {
    if (tertunda || !adaBarang(meja.nota)) return
    meja.ubah((nota) => ingatHarga(nota, hargaDari(hitung)))
    hitung.ulang()
  }
  // What was told while the line was cut is not known: the prices are asked for again.
  useLive(backAgain, lagi)
  useLive('berubah', (facts) => {
    if (facts['jenis'] === ubahHarga.name) info(t('Harga Emas Baru Berlaku'))
    if (topicsIn(facts).some((topic) => menyangkut.has(topic))) lagi()
  })
}

/** Prices that nobody has confirmed today are asked for before the first sale. */
function useHargaHariIni(menjual: boolean) {
  const groups = useHargaBelumDikonfirmasi().data
  const [nanti, setNanti] = useState(false)
  const jumlah = groups?.length ?? 0
  return { tanya: menjual && jumlah > 0 && !nanti, nanti: () => setNanti(true) }
}

/** Scans pieces for the visit, and quotes pieces that the customer only asks about. */
function useCek() {
  const [cek, setCek] = useState<{ readonly kode: string | undefined }>()
  return {
    cek,
    setCek,
    kutip: cek ? (kode: string): void => setCek({ kode }) : undefined,
    gantiCek: (): void => {
      setCek(cek ? undefined : { kode: undefined })
      fokusPindai()
    },
  }
}

/** The step that is refused opens the place where it is mended. */
function useTempat() {
  const [panel, setPanel] = useState<Panel>('BARANG')
  const [terbuka, buka] = useState<Terbuka>()
  const [pilihSales, setPilihSales] = useState(false)
  const mintaSales = (): void => {
    document.getElementById(idSales)?.focus()
    setPilihSales(true)
  }
  return { panel, setPanel, terbuka, buka, pilihSales, setPilihSales, mintaSales }
}

type Tempat = ReturnType<typeof useTempat>

/** How this counter works. */
export interface Cara {
  /** What is scanned is bought before it is sold, and stands above. */
  readonly beliDulu: boolean
  /** Its goods bear no barcode. */
  readonly caraManual: boolean
}

function useIsi({ beliDulu, caraManual }: Cara, tempat: Tempat) {
  const { buka, setPanel, terbuka } = tempat
  const meja = useMeja(beliDulu)
  const hitung = useHitung(meja.nota)
  const draf = useDrafMeja(meja, hitung, caraManual)
  const cek = useCek()
  const beli: Beli = useBeli(meja, buka, setPanel)
  const titipan = usePakaiTitipan(meja, setPanel)
  const kupon = usePakaiKupon(meja, setPanel)
  const member = usePakaiMember(meja)
  const [cari, setCari] = useState('')
  const cariBarang = (kode: string): void => {
    setCari(kode)
    buka('CARI')
  }
  const manual = useManual({
    ...{ buka, meja, setPanel },
    cari: cariBarang,
    gagal: (kode, kalimat) => pindai.gagalkan(kode, kalimat),
  })
  const pindai = usePindai({
    meja,
    hitung,
    beliDulu,
    barisBeli: (kode_barcode): BarisBaru => beli.baru({ kode_barcode }),
    cek: cek.kutip,
    onManual: caraManual ? (kata) => void manual.masukkan(kata) : undefined,
    onMulai: () => setPanel('BARANG'),
    sibuk: terbuka !== undefined && !mencari.has(terbuka),
    onNota: (kunci) => void beli.bukaNota(kunci, (kalimat) => pindai.gagalkan(kunci, kalimat)),
    onTitipan: (nomor) => void titipan.pakai(nomor, (kalimat) => pindai.gagalkan(nomor, kalimat)),
    onKupon: (kode) => void kupon(kode, (kalimat) => pindai.gagalkan(kode, kalimat)),
    onMember: (kode) => void member(kode, (kalimat) => pindai.gagalkan(kode, kalimat)),
    onDibeli: beli.timbang,
  })
  const pakai = (nomor: string): Promise<void> =>
    titipan.pakai(nomor, (kalimat) => pindai.gagalkan(nomor, kalimat))
  const pakaiTitipan = (nomor: string): void => void pakai(nomor)
  useTitipanAlamat(pakai)
  const cariDanManual = { cari, cariBarang, manual: caraManual ? manual : undefined }
  return { meja, hitung, draf, beli, pindai, pakaiTitipan, ...cariDanManual, ...cek }
}

/** Everything that the counter knows and does. */
export function useKonter(cara: Cara) {
  const { beliDulu } = cara
  const tempat = useTempat()
  const { buka, panel, setPanel, terbuka } = tempat
  const isi = useIsi(cara, tempat)
  const { beli, draf, hitung, meja, pindai, setCek } = isi
  const hargaHariIni = useHargaHariIni(!beliDulu || menjual(meja.nota))
  const cetakan = useCetakKunjungan()
  const cetakManual = useCetakManual()
  const [hasil, setHasil] = useState<Tersimpan>()
  const bayar = useBayar(meja, {
    qris: useQris(),
    titipan: !cara.caraManual,
    total: hitung.total,
    siap: hitung.siap && !hitung.basi,
    terbuka: panel === 'BAYAR',
    onBuka: () => setPanel('BAYAR'),
  })
  const simpan = useSimpan({
    meja,
    hitung,
    draf,
    onSales: tempat.mintaSales,
    onPenjual: () => buka('PELANGGAN'),
    onBaris: () => buka('HARGA'),
    usul: bayar.usul,
    onBayar: () => {
      if (panel !== 'BAYAR' || bayar.usul.baru) bayar.usulkan()
    },
    onSaved: (saved, pembayaran) => {
      setHasil({ ...saved, pembayaran, nota: meja.nota })
      setPanel('HASIL')
      meja.kosongkan()
      draf.segarkan()
      fokusPindai()
      if (saved.status !== 'VALID') return
      if (meja.nota.manual.length > 0) cetakManual.cetak(saved.no_faktur_group, true)
      else cetakan.cetak(saved)
    },
  })
  useKabar(meja, hitung, simpan.tertunda)
  return {
    ...isi,
    ...tempat,
    beliDulu,
    beli,
    hargaHariIni,
    hasil,
    setHasil,
    bayar,
    simpan,
    cetakManual,
    cetakDialog: (
      <>
        {cetakan.dialog}
        {cetakManual.dialog}
      </>
    ),
    masukkan: (text: string): void => {
      if (terbuka !== undefined && mencari.has(terbuka)) buka(undefined)
      pindai.masukkan(text)
    },
    /** What was saved is told beside the table. */
    tunjukkan: (saved: Tersimpan): void => {
      setHasil(saved)
      setPanel('HASIL')
    },
    /** A visit that was withdrawn lies on the counter again, to be changed. */
    ubahLagi: (nota: NotaKonter): void => {
      meja.ganti({ ...nota, id: idBaru() })
      setPanel('BARANG')
      fokusPindai()
    },
    /** A quoted piece is taken after all. */
    terima: (kode: string | undefined): void => {
      if (kode === undefined) return
      setCek(undefined)
      setPanel('BARANG')
      meja.tambah(kode)
      fokusPindai()
    },
  }
}

export type Konter = ReturnType<typeof useKonter>
