import { useState, type ReactNode } from 'react'
import { confirm, failure, info } from '#web/dialogs/notices'
import { printFile, saveFile } from '#web/page/download'
import type { Received } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { jalanCetak, type JalanCetak, type Platform } from './cetak.rules.ts'
import { PlatformDialog } from './PlatformDialog.tsx'
import './cetak.css'

/** What shall come out of the printer. */
export interface Cetakan {
  /** The numbers of the notas. */
  readonly nomor: readonly string[]
  /** Fetches them as one PDF; undefined: it was not approved. */
  readonly ambil: () => Promise<Received | undefined>
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

/** The print flow of every nota: print, file or bridge; then whether paper came out (SPEC 4, 9). */
export function useCetak(): Cetak {
  const t = useWords()
  const { toko } = useShell()
  const [choose, setChoose] = useState<(platform: Platform | undefined) => void>()
  const platformOf = async (jumlah: number): Promise<Platform | undefined> => {
    if (!isHeld() || jalanCetak(jumlah, toko.kode_toko, 'MOBILE') === 'BERKAS') return 'DESKTOP'
    const chosen = await new Promise<Platform | undefined>((resolve) => {
      setChoose(() => resolve)
    })
    setChoose(undefined)
    return chosen
  }
  const cetak = async ({ ambil, konfirmasi, nomor }: Cetakan): Promise<void> => {
    if (nomor.length === 0) return
    const platform = await platformOf(nomor.length)
    if (platform === undefined) return
    try {
      const jalan = jalanCetak(nomor.length, toko.kode_toko, platform)
      const received = await ambil()
      if (received === undefined) return
      await hand(received, jalan, t('Nota Disimpan Sebagai Berkas PDF'))
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
  return { cetak, dialog: choose ? <PlatformDialog onChosen={choose} /> : null }
}
