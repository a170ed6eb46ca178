import { useMemo, useState } from 'react'
import type { Field } from '#kernel/field'
import { failure } from '#web/dialogs/notices'
import { useForm, type Form } from '#web/form/use-form'
import { useScan } from '#web/scan'
import { useSetting } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { settingPembelian } from '../setting.ts'
import { kodeKantong, segelKantong, type Untuk } from './kantong.ts'
import { cariKode, useKantong, type BarisKantong } from './use-kantong.tsx'

/** A bag on the table, the seal that was read on it, and what it weighs there. */
export interface BarisMeja {
  readonly kantong: BarisKantong
  readonly no_segel: string | null
  readonly berat: number
}

type Isian = { kode_kantong: typeof kodeKantong; berat: Field<number> } & typeof segelKantong

export interface Meja {
  readonly daftar: ReturnType<typeof useKantong>
  readonly form: Form<Isian>
  readonly baris: readonly BarisMeja[]
  readonly diMeja: ReadonlySet<string>
  /** A bag is meant: its code stands in the form, the hand goes to the weight. */
  readonly pilih: (kode: string) => void
  readonly masukkan: () => void
  readonly ambil: (baris: BarisMeja) => void
  readonly buang: (baris: BarisMeja) => void
  readonly kosongkan: () => void
}

/** Bags are scanned and weighed one by one, then all of them go in one document. */
export function useMeja(untuk: Untuk, berat: Field<number>): Meja {
  const daftar = useKantong(untuk)
  const fields = useMemo(() => ({ kode_kantong: kodeKantong, ...segelKantong, berat }), [berat])
  const bersegel = useSetting(settingPembelian.SEGEL_KANTONG_MODULE)
  const form = useForm(fields)
  const [baris, setBaris] = useState<readonly BarisMeja[]>([])
  const fokus = (name: string): void =>
    void setTimeout(() => document.getElementById(form.idOf(name))?.focus())
  const tolak = (text: string, kode_kantong: string): void => {
    soundBad()
    form.refuseFields([{ field: 'kode_kantong', text, params: { kode_kantong } }])
  }
  const pilih = (kode: string): void => {
    form.set('kode_kantong', kode.trim().toUpperCase())
    fokus(bersegel ? 'no_segel' : 'berat')
  }
  const masukkan = async (): Promise<void> => {
    const isi = form.submit()
    if (isi === undefined) {
      soundBad()
      return
    }
    const kode = isi.kode_kantong.trim().toUpperCase()
    if (baris.some(({ kantong }) => kantong.kode_kantong === kode)) {
      tolak('Kantong {{kode_kantong}} Sudah Ada Di Tabel', kode)
      return
    }
    try {
      const known = daftar.data?.find((bag) => bag.kode_kantong === kode)
      const kantong = known ?? (await cariKode(kode, untuk))
      if (!kantong) {
        tolak('Kantong {{kode_kantong}} Tidak Ditemukan', kode)
        return
      }
      const { berat: timbang, no_segel } = isi
      setBaris((now) => [...now, { kantong, no_segel, berat: timbang }])
      soundGood()
      form.reset()
      fokus('kode_kantong')
    } catch (error) {
      soundBad()
      failure(error)
    }
  }
  const buang = ({ kantong }: BarisMeja): void =>
    setBaris((now) => now.filter((one) => one.kantong.kode_kantong !== kantong.kode_kantong))
  useScan(pilih, form.idOf('kode_kantong'))
  return {
    daftar,
    form,
    baris,
    diMeja: new Set(baris.map(({ kantong }) => kantong.kode_kantong)),
    pilih,
    masukkan: () => void masukkan(),
    ambil: (one) => {
      buang(one)
      const { no_segel } = one
      form.reset({ kode_kantong: one.kantong.kode_kantong, no_segel, berat: one.berat })
      fokus('berat')
    },
    buang,
    kosongkan: () => {
      setBaris([])
      form.reset()
    },
  }
}
