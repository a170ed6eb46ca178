import { useEffect, useEffectEvent, useState } from 'react'
import { Refusal } from '#kernel/refusal'
import { batasPeramban, settle } from '#modules/pembayaran/pembayaran.rules'
import { failure } from '#web/dialogs/notices'
import { line } from '#web/live'
import { CallError } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useSetting } from '#web/session'
import { useWords } from '#web/words'
import { useBoundKey } from '#web/bound-key'
import { useApproval } from '#web/document/use-approval'
import type { HasilSimpan, Pembayaran } from './tersimpan.ts'
import {
  bidangMasalah,
  kesalahanDari,
  tanpaKesalahan,
  tujuan,
  type Kesalahan,
} from './kesalahan-konter.ts'
import { kirimanDari, type Kiriman } from './kiriman.tsx'
import { adaBarang, ingatHarga, membeli, type NotaKonter } from './nota-konter.ts'
import { penjualKurang, wajibDari } from './penjual-konter.ts'
import type { Usul } from './use-bayar.tsx'
import type { StatusDraf } from './use-draf.tsx'
import { hargaDari, type Hitung } from './use-hitung.tsx'
import type { Meja } from './use-meja.tsx'
import { settingPelanggan } from '#modules/pelanggan/setting'

interface Needs {
  readonly meja: Meja
  readonly hitung: Hitung
  readonly draf: {
    readonly status: StatusDraf
    readonly tenang: () => Promise<void>
    readonly lanjut: () => void
  }
  /** Nothing was entered yet, or it does not add up. */
  readonly onBayar: () => void
  readonly onSales: () => void
  /** The seller says too little of himself. */
  readonly onPenjual: () => void
  /** The chosen line has a field that is refused. */
  readonly onBaris: () => void
  readonly usul: Usul
  readonly onSaved: (hasil: HasilSimpan, pembayaran: Pembayaran) => void
}

/** Both sides of the visit, without the server's answers about them. */
const kunjungan = (nota: NotaKonter): string =>
  JSON.stringify(kirimanDari(nota, nota.kepala.kode_sales ?? '', 0).body)

/** Shows what stops the visit, at the place where the user can mend it. */
function useArahkan({ meja, onBaris, onBayar, onPenjual, onSales }: Needs) {
  return (fields: Kesalahan): void => {
    const to = tujuan(fields)
    const manual = to && 'at' in to ? meja.nota.manual[to.at] : undefined
    if (manual !== undefined) meja.pilih(manual.kunci)
    else if (to?.bagian === 'JUAL') meja.pilih(meja.nota.baris[to.at]?.kode_barcode)
    if (to?.bagian === 'BELI') {
      meja.pilih(meja.nota.beli.baris[to.at]?.kunci)
      onBaris()
    }
    if (to?.bagian === 'SALES') onSales()
    if (to?.bagian === 'BAYAR') onBayar()
    if (to?.bagian === 'PELANGGAN') onPenjual()
  }
}

/** The first line that cannot be saved as it stands is looked at, and told of. */
function barisBuruk({ hitung, meja }: Needs): Kesalahan | undefined {
  const jual = hitung.jual?.baris.find((line) => line.masalah.length > 0)
  if (jual !== undefined) {
    meja.pilih(jual.kode_barcode)
    failure(jual.masalah[0]?.kalimat ?? '')
    return tanpaKesalahan
  }
  const manual = hitung.manual?.baris.find((line) => line.masalah.length > 0)
  if (manual !== undefined) {
    meja.pilih(manual.kunci)
    failure(manual.masalah[0]?.kalimat ?? '')
    return tanpaKesalahan
  }
  const at = hitung.beli?.baris.findIndex((line) => line.masalah.length > 0) ?? -1
  const beli = hitung.beli?.baris[at]
  const [masalah] = beli?.masalah ?? []
  if (beli === undefined || masalah === undefined) return undefined
  meja.pilih(beli.kunci)
  const field = bidangMasalah(masalah.kode)
  if (field !== undefined) return { [`pembelian.baris.${at}.${field}`]: masalah.kalimat }
  failure(masalah.kalimat)
  return tanpaKesalahan
}

/**
 * The user may ask to save while the price is on its way. The visit is saved when the price is
 * there, unless it has changed meanwhile.
 */
function useAntre(hitung: Hitung, visit: string, simpan: () => void) {
  const [menunggu, setMenunggu] = useState<string>()
  const siap = hitung.siap && !hitung.basi
  const lanjutkan = useEffectEvent(() => {
    setMenunggu(undefined)
    if (siap && menunggu === visit) simpan()
  })
  const dihitung = menunggu !== undefined && (siap || hitung.error !== undefined)
  useEffect(() => {
    if (!dihitung) return undefined
    const timer = setTimeout(() => lanjutkan())
    return () => clearTimeout(timer)
  }, [dihitung])
  const minta = (): void => {
    if (siap) simpan()
    else setMenunggu(visit)
  }
  return { menunggu: menunggu !== undefined, minta }
}

/** Long enough for the cashier to read what is uncertain. */
const tanyaMs = 4_000

/** Sent without an answer: the page asks by itself, with the same key, as soon as it has a line. */
function useTanyaSendiri(diragukan: boolean, sibuk: boolean, tanya: () => void): void {
  const lagi = useEffectEvent(tanya)
  const tersambung = line.use() === 'online'
  useEffect(() => {
    if (!diragukan || sibuk || !tersambung) return undefined
    const timer = setTimeout(() => lagi(), tanyaMs)
    return () => clearTimeout(timer)
  }, [diragukan, sibuk, tersambung])
}

/**
 * The approver's figure for the whole note: what was bargained line by line gives way to it, and so
 * does cash alone, which was counted for the other sum. F8 and Enter pay the new one.
 */
const pakaiTawaran = (nota: NotaKonter, harga_setuju: number): NotaKonter => ({
  ...nota,
  bayar: nota.bayar.every(({ jenis }) => jenis === 'CASH') ? [] : nota.bayar,
  kepala: { ...nota.kepala, harga_setuju },
  baris: nota.baris.map((line) => ({ ...line, diskon: null, harga_setuju: null })),
})

/** F9. The key of the intent is kept over every try of the same visit, so that it is one visit. */
export function useSimpan(needs: Needs) {
  const { draf, hitung, meja } = needs
  const t = useWords()
  const kunci = useBoundKey()
  const otorisasi = useApproval({
    onOffer: (harga) => meja.ubah((nota) => pakaiTawaran(nota, harga)),
  })
  const arahkan = useArahkan(needs)
  const [sibuk, setSibuk] = useState(false)
  // Sent, and nobody knows whether the server did it: it is asked with the same body and key.
  const [tertunda, setTertunda] = useState<{ readonly kunjungan: string; readonly body: Kiriman }>()
  const batas = [
    useSetting(settingPelanggan.BATAS_DATA_PELANGGAN),
    useSetting(settingPelanggan.BATAS_TRANSAKSI_BESAR),
  ]
  const { id } = meja.nota
  const [found, setFound] = useState<{ readonly id: string; readonly fields: Kesalahan }>()
  const setKesalahan = (fields: Kesalahan): void => setFound({ id, fields })
  const refuse = (fields: Kesalahan): undefined => {
    soundBad()
    setKesalahan(fields)
    arahkan(fields)
  }
  /** What this browser can see itself: the server sees the rest. */
  const ready = (nota: NotaKonter): Kiriman | undefined => {
    const bad = barisBuruk(needs)
    if (bad !== undefined) return refuse(bad)
    if (nota.kepala.kode_sales === null) return refuse({ kode_sales: t('Sales Harus Dipilih') })
    const kurang = penjualKurang(nota, wajibDari(nota, hitung.sisi, batas).wajib).filter(
      // Only the server knows whether the shop has seen the buyer's card.
      ({ field }) => membeli(nota) || !field.endsWith('_identitas'),
    )
    if (kurang.length > 0)
      return refuse(
        Object.fromEntries(
          kurang.map(({ field, label, text }) => [field, t(text, { field: t(label) })]),
        ),
      )
    const dibayar = { ...nota, bayar: needs.usul.pas() }
    const body = kirimanDari(dibayar, nota.kepala.kode_sales, hitung.total)
    try {
      settle(body.pembayaran, hitung.total, batasPeramban)
      return body
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (nota.bayar.length > 0 && !needs.usul.baru) return refuse(kesalahanDari(error, t))
      needs.onBayar()
      return undefined
    }
  }
  // What is only proposed is no change of the visit.
  const visit = kunjungan(needs.usul.diusulkan ? { ...meja.nota, bayar: [] } : meja.nota)
  const take = (error: unknown, body: Kiriman): void => {
    soundBad()
    failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    if (!(error instanceof CallError)) return
    setTertunda(error.unknown ? { kunjungan: visit, body } : undefined)
    if (error.unknown) return
    draf.lanjut()
    setKesalahan(error.fields)
    arahkan(error.fields)
    // A price, a piece or an approval has changed: what it was is told beside what it is now.
    meja.ubah((nota) => ingatHarga(nota, hargaDari(hitung)))
    hitung.ulang()
  }
  const diragukan = tertunda?.kunjungan === visit ? tertunda.body : undefined
  const simpan = async (): Promise<void> => {
    const body = diragukan ?? ready(meja.nota)
    if (body === undefined) return
    setSibuk(true)
    setKesalahan(tanpaKesalahan)
    try {
      await draf.tenang()
      const saved = await otorisasi.run((given) =>
        body.kirim({ key: kunci.of(body.body), ...given }),
      )
      if (saved === undefined) {
        draf.lanjut()
        return
      }
      kunci.settle()
      setTertunda(undefined)
      soundGood()
      needs.onSaved(saved, body.pembayaran)
    } catch (error) {
      take(error, body)
    } finally {
      setSibuk(false)
    }
  }
  useTanyaSendiri(diragukan !== undefined, sibuk, () => void simpan())
  const antre = useAntre(hitung, visit, () => void simpan())
  return {
    simpan: () => {
      if (sibuk || !adaBarang(meja.nota)) return
      if (diragukan === undefined) antre.minta()
      else void simpan()
    },
    sibuk: sibuk || antre.menunggu,
    tertunda: diragukan !== undefined,
    kesalahan: found?.id === id ? found.fields : tanpaKesalahan,
    lupakan: () => setKesalahan(tanpaKesalahan),
    dialog: otorisasi.dialog,
  }
}
