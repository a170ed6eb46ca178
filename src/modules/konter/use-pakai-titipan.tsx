import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { cariTitipan } from '#modules/titipan/titipan.calls'
import { call } from '#web/call'
import { CallError } from '#web/request'
import { soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { orangLain } from '#modules/pelanggan/orang-lain'
import { bayarTitipan, tentangOrang, type NotaKonter } from './nota-konter.ts'
import type { Panel } from './tempat.ts'
import type { Meja } from './use-meja.tsx'

/** Deposits that the address names pay, once, in their order: its screen led here. */
export function useTitipanAlamat(pakai: (nomor: string) => Promise<void>): void {
  const { titipan }: { readonly titipan?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const mulai = useEffectEvent(async (semua: string) => {
    void navigate({ to: '.', search: {}, replace: true })
    for (const nomor of semua.split(',')) await pakai(nomor)
  })
  useEffect(() => {
    if (typeof titipan === 'string') void mulai(titipan)
  }, [titipan])
}

type Penitip = Pick<NotaKonter['kepala'], 'nama_customer' | 'no_hp'>

/** Whose deposit it is, where nobody was named yet, or he without his number. */
function sebutPenitip(nota: NotaKonter, { nama_customer, no_hp }: Penitip): NotaKonter {
  const { kepala } = nota
  const sama = !kepala.nama_customer || !orangLain(kepala, { nama_customer })
  return kepala.no_hp || !sama ? nota : tentangOrang(nota, { nama_customer, no_hp })
}

/** A scanned deposit pays the visit, and brings the piece that it keeps. */
export function usePakaiTitipan(meja: Meja, setPanel: (panel: Panel) => void) {
  const t = useWords()
  const pakai = async (nomor: string, onGagal: (kalimat: string) => void): Promise<void> => {
    try {
      const { data } = await call(cariTitipan, { body: { q: nomor } })
      const found = data.find((row) => row.no_titipan === nomor)
      if (found === undefined) {
        onGagal(t('Titipan {{nomor}} Tidak Ada Atau Tidak Bisa Dipakai', { nomor }))
        return
      }
      const kode_barcode = found.barang_disimpan ? found.kode_barcode : null
      meja.ubah((nota) =>
        bayarTitipan(sebutPenitip(nota, found), {
          nomor,
          tersedia: found.tersedia,
          kode_barcode,
        }),
      )
      setPanel('BAYAR')
      soundGood()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onGagal(error.message)
    }
  }
  return { pakai }
}
