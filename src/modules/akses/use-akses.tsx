import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#kernel/endpoint'
import { call } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { useSend } from '#web/form/use-send'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { aksesLevel, aksesUser, simpanAksesLevel, simpanAksesUser } from './akses.calls.ts'

type AnswerOf<E> = E extends Endpoint<string, unknown, unknown, infer A> ? A : never
type Isi = AnswerOf<typeof aksesUser>
export type Layar = Isi['layar'][number]

/** The owner of the rights: one user, or a level that new users begin with. */
export type Siapa = { readonly user_id: string } | { readonly level: string }
export const kunciAkses = ['users', 'akses']

const muat = async (siapa: Siapa, signal?: AbortSignal): Promise<Isi> => {
  const options = signal ? { signal } : {}
  return 'level' in siapa
    ? (await call(aksesLevel, { params: { level: siapa.level } }, options)).data
    : (await call(aksesUser, { params: { user_id: siapa.user_id } }, options)).data
}
const kirim = (siapa: Siapa, body: Isi): Promise<Answer<unknown>> =>
  'level' in siapa
    ? call(simpanAksesLevel, { params: { level: siapa.level }, body })
    : call(simpanAksesUser, { params: { user_id: siapa.user_id }, body })

/** The rights of the chosen person, with the changes that are not saved yet. */
export function useAkses() {
  const t = useWords()
  const [siapa, setSiapa] = useState<Siapa>()
  const [ubah, setUbah] = useState<Readonly<Record<string, boolean>>>({})
  const isi = useQuery({
    queryKey: [...kunciAkses, siapa],
    enabled: siapa !== undefined,
    queryFn: ({ signal }) => muat(siapa ?? { user_id: '' }, signal),
  })
  const { busy, send } = useSend({
    done: 'Data Berhasil Dirubah',
    refresh: ['users'],
    onDone: () => setUbah({}),
  })
  const layar = (isi.data?.layar ?? []).map((one) => ({
    ...one,
    is_show: ubah[one.path] ?? one.is_show,
  }))
  const berubah = Object.keys(ubah).length
  /**
   * The wishes for some screens: only those that the user may give, and only those that change
   * something.
   */
  const atur = (wish: Readonly<Record<string, boolean>>): void => {
    const next = { ...ubah, ...wish }
    setUbah(
      Object.fromEntries(
        (isi.data?.layar ?? []).flatMap(({ boleh, is_show, path }) => {
          const now = next[path]
          return boleh && now !== undefined && now !== is_show ? [[path, now]] : []
        }),
      ),
    )
  }
  const pilih = async (lain: Siapa): Promise<void> => {
    const text = t('{{jumlah}} perubahan belum disimpan', { jumlah: berubah })
    const title = t('Buang perubahan ini ?')
    const lanjut = berubah === 0 || (await confirm({ title, text, yes: t('Ya'), no: t('Tidak') }))
    if (!lanjut) return
    setUbah({})
    setSiapa(lain)
  }
  return {
    atur,
    berubah,
    isi,
    layar,
    sibuk: busy,
    siapa,
    pilih: (lain: Siapa) => void pilih(lain),
    batal: () => setUbah({}),
    /** As somebody else sees it. */
    salin: async (dari: Siapa): Promise<void> => {
      const { layar: lain } = await muat(dari)
      atur(Object.fromEntries(lain.map(({ is_show, path }) => [path, is_show])))
    },
    keBawaan: () => atur(Object.fromEntries(layar.map(({ bawaan, path }) => [path, bawaan]))),
    simpan: () => {
      const { data } = isi
      if (siapa === undefined || data === undefined || berubah === 0) return
      send(() => kirim(siapa, { ...data, layar: layar.filter(({ path }) => path in ubah) }))
    },
  }
}
export type Akses = ReturnType<typeof useAkses>
