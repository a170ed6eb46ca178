import { useEffect, useRef, useState } from 'react'
import { textAt, useChoices } from '#web/master/rows'
import { isKupon } from '#modules/kupon/bayar-kupon.rules'
import { isMember } from '#modules/member/qr-member'
import { useScan } from '#web/scan'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { tambahBeli, type BarisBaru } from './beli-konter.ts'
import { idPindai } from './fokus.tsx'
import { isNota, isTitipan, kunciDari, keluarkan, tambah } from './nota-konter.ts'
import type { Hitung } from './use-hitung.tsx'
import type { Meja } from './use-meja.tsx'

/** What the last scan came to, when it came to nothing. */
export interface Gagal {
  readonly kode: string
  readonly kalimat: string
  /** Unknown: part of a torn label may be searched for. */
  readonly cari: boolean
}

export interface Pindai {
  readonly masukkan: (text: string) => void
  readonly gagal: Gagal | undefined
  readonly gagalkan: (kode: string, kalimat: string) => void
  readonly lupakan: () => void
}

interface Needs {
  readonly meja: Meja
  readonly hitung: Hitung
  /** A piece that comes back, as far as the counter knows it before it is weighed. */
  readonly barisBeli: (kodeBarcode: string) => BarisBaru
  /** Something was scanned: what it comes to is looked at. */
  readonly onMulai: () => void
  /** What is scanned is bought before it is sold: the screen of purchases. */
  readonly beliDulu: boolean
  /** Set in cek harga: the piece is quoted, not taken. */
  readonly cek: ((kodeBarcode: string) => void) | undefined
  /** Set where goods bear no barcode: what is typed looks for them. */
  readonly onManual: ((kata: string) => void) | undefined
  /** A dialog is being filled: a scan now is a slip. */
  readonly sibuk: boolean
  /** The QR or the number of a nota: what is left of it may come back. */
  readonly onNota: (kunci: string) => void
  /** The number of a deposit, as its QR says it: it shall pay. */
  readonly onTitipan: (nomor: string) => void
  /** The QR of a coupon: it shall pay. */
  readonly onKupon: (kode: string) => void
  /** The QR of the members' app: he is the customer. */
  readonly onMember: (kode: string) => void
  /** A piece of ours has come back and lies on the purchase side: it wants weighing. */
  readonly onDibeli: (kunci: string) => void
}

interface Masalah {
  readonly kode: string
  readonly kalimat: string
}
const find = (problems: readonly Masalah[], kode: string): Masalah | undefined =>
  problems.find((each) => each.kode === kode)

/** The other side knows it: a piece that was sold comes back, one that was not is for sale. */
const pindah = {
  JUAL: 'BARANG_TERJUAL',
  BELI: 'BARANG_BELUM_TERJUAL',
} as const

/** A piece that was just scanned. It stays on the side where it first lay until it has a price. */
type Segar = Map<string, { readonly dipindah: boolean }>

/** What the server says of scanned pieces: the right side of the counter, and the sound. */
function useSegar(needs: Needs, fail: (kode: string, kalimat: string, cari?: boolean) => void) {
  const { barisBeli, hitung, meja, onDibeli } = needs
  const segar = useRef<Segar>(new Map())
  const judge = (kode: string, sisi: 'JUAL' | 'BELI', kunci: string, found: readonly Masalah[]) => {
    const { dipindah } = segar.current.get(kode) ?? { dipindah: true }
    if (!dipindah && find(found, pindah[sisi])) {
      segar.current.set(kode, { dipindah: true })
      const lain = sisi === 'JUAL'
      meja.ubah((now) => {
        const without = keluarkan(now, kunci)
        return lain
          ? { ...without, beli: tambahBeli(without.beli, barisBeli(kode)) }
          : tambah(without, kode)
      })
      meja.pilih(undefined)
      return
    }
    segar.current.delete(kode)
    const unknown = find(found, 'BARANG_TIDAK_DIKENAL') ?? find(found, 'BARANG_PO')
    if (unknown) {
      meja.ubah((now) => keluarkan(now, kunci))
      fail(kode, unknown.kalimat, true)
    } else if (found.some((each) => each.kode !== 'BERAT_NOL')) soundBad()
    else {
      soundGood()
      if (sisi === 'BELI') onDibeli(kunci)
    }
  }
  const { beli, jual } = hitung
  useEffect(() => {
    for (const kode of segar.current.keys()) {
      const dijual = jual?.baris.find((each) => each.kode_barcode === kode)
      const dibeli = beli?.baris.find((each) => each.kode_barcode === kode)
      const kunci = kunciDari(meja.nota, kode)
      // The usual condition is still on its way, and another answer with it.
      if (dibeli && find(dibeli.masalah, 'DATA_TIDAK_VALID')) continue
      if (dijual && kunci === kode) judge(kode, 'JUAL', kode, dijual.masalah)
      else if (dibeli && kunci === dibeli.kunci) judge(kode, 'BELI', kunci, dibeli.masalah)
    }
    // Only a new answer tells of a scan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jual, beli])
  return (kode: string): void => void segar.current.set(kode, { dipindah: false })
}

/**
 * A scan becomes a line at once. The server's answer then decides the side and the sound (LOOK 5).
 * The code of a sales person chooses him, the QR of a member the customer; the code of a nota shows
 * what the customer still has of it. A line whose piece is unknown leaves the table again.
 */
export function usePindai(needs: Needs): Pindai {
  const { barisBeli, beliDulu, cek, meja, onNota, sibuk } = needs
  const t = useWords()
  const sales = useChoices('sales').rows
  const [gagal, setGagal] = useState<Gagal>()
  const fail = (kode: string, kalimat: string, cari = false): void => {
    soundBad()
    setGagal({ kode, kalimat, cari })
  }
  const baru = useSegar(needs, fail)
  const barang = (kode: string): void => {
    const ada = kunciDari(meja.nota, kode)
    if (ada !== undefined) {
      meja.pilih(ada)
      fail(kode, t('Barcode {{kode_barcode}} Sudah Ada Di Tabel', { kode_barcode: kode }))
      return
    }
    baru(kode)
    if (beliDulu) meja.tambahBeli([barisBeli(kode)])
    else meja.tambah(kode)
  }
  const masukkan = (text: string): void => {
    const kode = text.trim().toUpperCase()
    if (kode === '') return
    if (sibuk) {
      soundBad()
      return
    }
    setGagal(undefined)
    needs.onMulai()
    if (sales?.some((row) => textAt(row, 'kode_sales') === kode)) {
      meja.ubahKepala({ kode_sales: kode })
      soundGood()
    } else if (isMember(kode)) needs.onMember(kode)
    else if (needs.onManual) needs.onManual(kode)
    else if (isTitipan(kode)) needs.onTitipan(kode)
    else if (isKupon(kode)) needs.onKupon(kode)
    else if (isNota(text)) onNota(text.trim())
    else if (cek) cek(kode)
    else barang(kode)
  }
  useScan(masukkan, idPindai)
  return { masukkan, gagal, gagalkan: fail, lupakan: () => setGagal(undefined) }
}
