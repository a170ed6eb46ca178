import { useState, type ReactNode } from 'react'
import { confirm, failure, info } from '#web/dialogs/notices'
import { printFile, saveFile } from '#web/page/download'
import { choosePrinter } from '#web/printer'
import { withDrawer, receiptSetting } from '#web/receipt-printer'
import type { Received } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import {
  jalanCetak,
  tanyaCetak,
  type Diambil,
  type JalanCetak,
  type PilihanCetak,
  type TanyaCetak,
} from './cetak.rules.ts'
import { PlatformDialog } from './PlatformDialog.tsx'

/** What shall come out of the printer. */
export interface Cetakan {
  /** The numbers of the notas. */
  readonly nomor: readonly string[]
  /** By itself after a validation; else somebody pressed the button, and may choose. */
  readonly otomatis: boolean
  /** A paper without a back. */
  readonly satuSisi?: boolean
  /** It is no slip in this shop, so that no receipt printer is asked for. */
  readonly halaman?: boolean
  /** Fetches them as one file; undefined: it was not approved, or not explained. */
  readonly ambil: (diambil: Diambil) => Promise<Received | undefined>
  /** Tells the server whether paper came out. */
  readonly konfirmasi: (tercetak: boolean) => Promise<unknown>
}

export interface Cetak {
  readonly cetak: (cetakan: Cetakan) => Promise<void>
  /** Stands somewhere in the screen. */
  readonly dialog: ReactNode
}

/** Devices that are held in the hand print through a bridge, or ask. */
const isHeld = (): boolean => matchMedia('(pointer: coarse)').matches

/** The device's own way to a print bridge: its sheet of applications; else the PDF as a file. */
async function bridge(received: Received): Promise<void> {
  const file = new File([received.blob], received.name, { type: received.blob.type })
  const given = { files: [file], title: received.name }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(given)) {
    saveFile(received)
    return
  }
  try {
    await navigator.share(given)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return // closed the sheet
    saveFile(received)
  }
}

async function hand(received: Received, jalan: JalanCetak, saved: string): Promise<void> {
  if (jalan === 'CETAK') printFile(received)
  else if (jalan === 'JEMBATAN') await bridge(received)
  else {
    saveFile(received)
    info(saved)
  }
}

/** A receipt printer of this computer takes what is printed here, unless it is a page. */
async function lewatStruk(jalan: JalanCetak) {
  const { gulungan, laci, lewat } = receiptSetting()
  if (lewat === 'BROWSER' || jalan !== 'CETAK') return undefined
  const printer = await choosePrinter(lewat, 'struk')
  if (printer === undefined) return undefined
  return {
    format: gulungan,
    kirim: (bytes: ArrayBuffer) => printer.send(withDrawer(bytes, laci)),
  } as const
}

interface Ditanya {
  readonly tanya: TanyaCetak
  readonly jawab: (chosen: PilihanCetak | undefined) => void
}

const biasa: PilihanCetak = { platform: 'DESKTOP', sisi: 'FRONT' }

/** The print flow of every nota: print, file or bridge; then whether paper came out (SPEC 4, 9). */
export function useCetak(): Cetak {
  const t = useWords()
  const { toko } = useShell()
  const [ditanya, setDitanya] = useState<Ditanya>()
  const pilih = async ({
    nomor,
    otomatis,
    satuSisi,
  }: Cetakan): Promise<PilihanCetak | undefined> => {
    const asked = tanyaCetak(nomor.length, toko.kode_toko, { dipegang: isHeld(), otomatis })
    const tanya = { ...asked, sisi: asked.sisi && !satuSisi }
    if (!tanya.platform && !tanya.sisi) return biasa
    const chosen = await new Promise<PilihanCetak | undefined>((jawab) => {
      setDitanya({ tanya, jawab })
    })
    setDitanya(undefined)
    return chosen
  }
  const cetak = async (cetakan: Cetakan): Promise<void> => {
    const { ambil, konfirmasi, nomor } = cetakan
    if (nomor.length === 0) return
    const pilihan = await pilih(cetakan)
    if (pilihan === undefined) return
    try {
      const jalan = jalanCetak(nomor.length, toko.kode_toko, pilihan.platform)
      const halaman = cetakan.halaman === true || pilihan.sisi === 'BACK'
      const struk = halaman ? undefined : await lewatStruk(jalan)
      const received = await ambil({ ...pilihan, format: struk?.format ?? 'PDF' })
      if (received === undefined) return
      if (struk && received.blob.type !== 'application/pdf')
        // It is counted already: whoever stands there says whether paper came out.
        await struk
          .kirim(await received.blob.arrayBuffer())
          .catch(() =>
            failure(t('Printer Tidak Menjawab: Periksa Daya, Kabel, Kertas Dan Bahasanya')),
          )
      else await hand(received, jalan, t('Nota Disimpan Sebagai Berkas PDF'))
      if (pilihan.sisi === 'BACK') return
      const tercetak = await confirm({
        title: t('Nota Sudah Tercetak?'),
        text: nomor.join(', '),
        yes: t('Ya'),
        no: t('Tidak'),
      })
      await konfirmasi(tercetak)
    } catch (error) {
      failure(error)
    }
  }
  const dialog = ditanya ? (
    <PlatformDialog
      tanya={ditanya.tanya}
      mulai={{ ...biasa, platform: isHeld() ? 'MOBILE' : 'DESKTOP' }}
      onChosen={ditanya.jawab}
    />
  ) : null
  return { cetak, dialog }
}
