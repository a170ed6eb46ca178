import { useEffect, useEffectEvent, useState } from 'react'
import { textAt, useChoices } from '#web/master/rows'
import { soundGood } from '#web/sound'
import { kondisiAwal } from '#modules/pembelian/kondisi-awal.rules'
import { belumDitimbang, ubahBeli, type BarisBaru, type BarisBeliKonter } from './beli-konter.ts'
import { fokusPindai } from './fokus.tsx'
import { kunciDari, tentangOrang } from './nota-konter.ts'
import type { Panel, Terbuka } from './tempat.ts'
import type { Meja } from './use-meja.tsx'
import { dicariKosong, useNotaAsal, type NotaAsal } from './use-nota-asal.tsx'

/** The condition a piece has until somebody looks. */
function useKondisiAwal(): string | null {
  const { rows } = useChoices('kondisi_pembelian')
  return textAt(kondisiAwal(rows ?? []), 'kode_kondisi') || null
}

/** A note whose pieces are shown, and whether the customer has it in his hand. */
export interface NotaTampil {
  readonly nota: readonly NotaAsal[]
  readonly hilang: boolean
}

/** What the purchase side does: notes opened, pieces taken from them, lines weighed one by one. */
export function useBeli(
  meja: Meja,
  buka: (what: Terbuka | undefined) => void,
  setPanel: (panel: Panel) => void,
) {
  const kode_kondisi = useKondisiAwal()
  const asal = useNotaAsal()
  const [tampil, setTampil] = useState<NotaTampil>({ nota: [], hilang: false })
  const baru = (given: BarisBaru): BarisBaru => ({ kode_kondisi, ...given })
  const susulkan = useEffectEvent((kode: string | null) => {
    const tanpa = meja.nota.beli.baris.filter((line) => line.kode_kondisi === null)
    if (kode === null || tanpa.length === 0) return
    const isi = { kode_kondisi: kode }
    meja.ubahBeli((beli) => tanpa.reduce((now, { kunci }) => ubahBeli(now, kunci, isi), beli))
  })
  // A scan may be quicker than the conditions.
  useEffect(() => susulkan(kode_kondisi), [kode_kondisi])
  const timbang = (kunci: string): void => {
    meja.pilih(kunci)
    setPanel('BARANG')
    buka('HARGA')
  }
  const tunjukkan = (nota: readonly NotaAsal[], hilang: boolean): void => {
    setTampil({ nota, hilang })
    buka('NOTA')
  }
  /** The name on the note is taken for the person who brings it, until the user says otherwise. */
  const kenali = (nota: NotaAsal): void =>
    meja.ubah((now) => {
      const { kepala } = now
      const told = kepala.nama_customer || kepala.no_hp
      const { alamat_customer, nama_customer, no_hp } = nota
      return told ? now : tentangOrang(now, { alamat_customer, nama_customer, no_hp })
    })
  const ambil = (nota: NotaAsal, barcode: readonly string[], nota_hilang: boolean): void => {
    const lines = barcode.map((kode_barcode) => baru({ kode_barcode, nota_hilang }))
    kenali(nota)
    const ada = kunciDari(meja.nota, barcode[0] ?? '')
    timbang(ada ?? meja.tambahBeli(lines))
  }
  return {
    baru,
    timbang,
    tunjukkan,
    asal: tampil,
    mencari: asal.mencari,
    bukaNota: async (kunci: string, gagal: (kalimat: string) => void): Promise<void> => {
      const found = await asal.cari({ ...dicariKosong, kunci })
      if (found === undefined) return
      if ('kalimat' in found) {
        gagal(found.kalimat)
        return
      }
      soundGood()
      const [nota] = found
      const sisa = found.flatMap(({ baris }) => baris.filter((line) => line.halangan === null))
      // The only piece that can come back is meant: nobody is asked which.
      if (nota !== undefined && sisa.length === 1 && found.length === 1)
        ambil(
          nota,
          sisa.map((line) => line.kode_barcode),
          false,
        )
      else tunjukkan(found, false)
    },
    /** The ticked pieces of a note come back; the first one is weighed now. */
    ambil: (nota: NotaAsal, barcode: readonly string[]): void =>
      ambil(nota, barcode, tampil.hilang),
    /**
     * A line is as it was found; the next one that nobody has weighed follows.
     * @returns whether all are weighed
     */
    pakai: (kunci: string, change: Partial<BarisBeliKonter>): boolean => {
      const next = belumDitimbang(ubahBeli(meja.nota.beli, kunci, change))
      meja.ubahBeli((beli) => ubahBeli(beli, kunci, change))
      if (next) timbang(next.kunci)
      else {
        buka(undefined)
        setTimeout(fokusPindai, 0)
      }
      return next === undefined
    },
    /** Gold without a note of ours. */
    tambah: (given: BarisBaru): void => {
      meja.tambahBeli([baru(given)])
      setPanel('BARANG')
      buka(undefined)
      setTimeout(fokusPindai, 0)
    },
    bukaBaru: (): void => buka('BELI_BARU'),
    bukaCari: (): void => buka('CARI_NOTA'),
    kondisiAwal: kode_kondisi,
  }
}

export type Beli = ReturnType<typeof useBeli>
