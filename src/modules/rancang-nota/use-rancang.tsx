import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callFile } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import type { Received } from '#web/request'
import { usePaused } from '#web/late'
import { useWords } from '#web/words'
import type { ContohIsi } from './contoh.ts'
import { jejakBaru, langkah, ulangi, urungkan, type Dipilih, type Jejak } from './kanvas.rules.ts'
import type { KodeKertas, UkuranRancang } from './kertas.ts'
import { bacaRancangan, cobaRancangan, gambarRancangan, simpanRancangan } from './rancang.calls.ts'
import type { Rancangan } from './rancang.rules.ts'

/** One mark of the paper, in millimetres from the corner of its element. */
export type Goresan =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly width: number
      readonly text: string
      /** Its outline, where no one font has all its letters. */
      readonly bentuk: string
    }
  | { readonly kind: 'bars'; readonly bars: readonly (readonly [number, number, number, number])[] }
  | {
      readonly kind: 'picture'
      readonly name: string
      readonly width: number
      readonly height: number
    }
export interface Tergambar {
  readonly ke: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotate: number
  readonly warna: string
  readonly tebal: boolean
  readonly huruf: string
  readonly goresan: readonly Goresan[]
}

/** What the server draws of a design, a moment after its last change. */
export function useGambar(
  rancangan: Rancangan | undefined,
  lihat: {
    readonly kertas: KodeKertas
    readonly ukuran: UkuranRancang
    readonly contoh: ContohIsi
    /** The picture behind it: another one is drawn anew. */
    readonly latar: string | null
  },
) {
  const { latar, ...dicoba } = lihat
  const diam = usePaused(rancangan, 120)
  const { data, error } = useQuery({
    queryKey: ['rancang-nota', 'gambar', dicoba, latar, diam],
    enabled: diam !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: async ({ signal }) => {
      if (diam === undefined) return []
      const body = { ...dicoba, rancangan: diam }
      return (await call(gambarRancangan, { body }, { signal })).data
    },
  })
  return {
    galat: error,
    halaman: (data ?? []).map(({ elemen, ...page }): Halaman => ({
      ...page,
      latar: page.latar ?? '',
      elemen: Array.isArray(elemen) ? (elemen satisfies readonly Tergambar[]) : [],
    })),
  }
}
/** A page, its size in hundredths of a millimetre. */
export interface Halaman {
  readonly lebar: number
  readonly tinggi: number
  /** The picture behind it, '' for none. */
  readonly latar: string
  readonly elemen: readonly Tergambar[]
}

const sama = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One paper on the table: what was read of it, what was done to it, and what is chosen. */
export function useRancang(kertas: KodeKertas, ukuran: UkuranRancang) {
  const t = useWords()
  const [versi, setVersi] = useState<number>()
  const kunci = ['rancang-nota', 'baca', kertas, ukuran, versi ?? 'kini']
  const dibaca = useQuery({
    queryKey: kunci,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await call(bacaRancangan, { query: { kertas, ukuran, versi: versi ?? null } }, { signal }))
        .data,
  })
  const asal = dibaca.data
  // What is read again after a font or a picture came is the same design: the work on it stays.
  const versiAsal = asal && `${asal.versi} ${asal.terakhir}`
  const [dikerjakan, setDikerjakan] = useState<{
    readonly asal: string | undefined
    readonly jejak: Jejak
  }>()
  const [dipilih, pilih] = useState<Dipilih>([])
  const [contoh, setContoh] = useState<ContohIsi>('BIASA')
  const bersih = asal && rancanganDari(asal)
  const jejak =
    dikerjakan !== undefined && dikerjakan.asal === versiAsal
      ? dikerjakan.jejak
      : bersih && jejakBaru(bersih)
  const setJejak = (baru: Jejak): void => setDikerjakan({ asal: versiAsal, jejak: baru })
  const ubah = (of: (r: Rancangan) => Rancangan): void => {
    if (jejak) setJejak(langkah(jejak, of(jejak.kini)))
  }
  const berubah = jejak !== undefined && bersih !== undefined && !sama(jejak.kini, bersih)
  const [sibuk, setSibuk] = useState(false)
  const kirim = async (
    rancangan: Rancangan | null,
    catatan: string | null,
    toko: string[],
  ): Promise<boolean> => {
    setSibuk(true)
    try {
      const body = { kertas, ukuran, dari: asal?.terakhir ?? 0, catatan, rancangan, toko }
      const { message } = await call(simpanRancangan, { body })
      success(message ?? '')
      setVersi(undefined)
      setDikerjakan(undefined)
      pilih([])
      await dibaca.refetch()
      return true
    } catch (error) {
      failure(error)
      return false
    } finally {
      setSibuk(false)
    }
  }
  const lepas = (): Promise<boolean> =>
    berubah
      ? confirm({
          title: t('Perubahan Belum Disimpan'),
          text: t('Rancangan ini akan ditinggalkan.'),
          yes: t('Tinggalkan'),
          no: t('Kembali'),
        })
      : Promise.resolve(true)
  return {
    ...{
      asal,
      berubah,
      contoh,
      dibaca,
      dipilih,
      jejak,
      kirim,
      lepas,
      pilih,
      setContoh,
      sibuk,
      ubah,
    },
    versi: versi ?? asal?.versi,
    setVersi: (baru: number | undefined): void => {
      setVersi(baru)
      pilih([])
    },
    urungkan: (): void => jejak && setJejak(urungkan(jejak)),
    ulangi: (): void => jejak && setJejak(ulangi(jejak)),
    coba: async (): Promise<Received | undefined> => {
      if (!jejak) return undefined
      try {
        return await callFile(cobaRancangan, {
          body: { kertas, ukuran, contoh, rancangan: jejak.kini },
        })
      } catch (error) {
        failure(error)
        return undefined
      }
    },
  }
}
export type Rancang = ReturnType<typeof useRancang>

const rancanganDari = ({
  elements,
  langkah: jarak,
  lebar,
  muat_akhir,
  muat_bersambung,
  tinggi,
}: Rancangan): Rancangan => ({
  elements,
  langkah: jarak,
  lebar,
  muat_akhir,
  muat_bersambung,
  tinggi,
})
