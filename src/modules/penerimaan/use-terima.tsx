import { useState } from 'react'
import { topicsOf } from '#kernel/document'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { useKeptForm } from '#web/form/use-kept-form'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { barisSekali, bawaanBanyak } from '../banyak/banyak.ts'
import { useBawaan, useMasuk } from '../banyak/use-masuk.tsx'
import { usePeriksa } from '../banyak/use-periksa.tsx'
import { useSetelah } from '../banyak/use-setelah.tsx'
import { mejaBaru, useTabel } from '../banyak/use-tabel.tsx'
import { usePost } from '#web/document/use-post'
import { kepalaTerima, penerimaanBarang } from './penerimaan.ts'
import { useCek } from './use-cek.tsx'

type Hasil = NonNullable<NonNullable<(typeof penerimaanBarang.commands.simpan)['types']>['a']>

const meja = mejaBaru('penerimaan')

/** A delivery note, its rows ticked and weighed one by one, and the posting that takes them in. */
export function useTerima() {
  const t = useWords()
  const kepala = useKeptForm('penerimaan-kepala', kepalaTerima)
  const bawaan = useKeptForm('penerimaan-bawaan', bawaanBanyak)
  const tabel = useTabel(meja)
  const periksa = usePeriksa(tabel.baris, useBawaan(bawaan), 'SUPPLIER')
  const masuk = useMasuk(tabel, barisSekali)
  const [hasil, setHasil] = useState<Hasil>()
  const { isiDari } = periksa
  const cek = useCek({ baris: tabel.baris, kirim: (id) => isiDari(id)?.berat })
  const { dialog, kirim, sibuk } = usePost({
    form: kepala,
    segarkan: topicsOf(penerimaanBarang),
    onTersimpan: () => {
      tabel.tersimpan()
      cek.kosongkan()
      kepala.reset()
    },
  })
  const baris = () =>
    tabel.baris.flatMap(({ id }) => {
      const isi = isiDari(id)
      return isi
        ? [
            {
              ...isi,
              berat: cek.berat(id) ?? isi.berat,
              berat_kirim: isi.berat,
              diterima: cek.datang(id),
            },
          ]
        : []
    })
  const halangan = (): string | undefined => {
    if (tabel.baris.length === 0) return t('Belum Ada Barang Di Tabel')
    if (periksa.masalah.size > 0)
      return t('{{jumlah}} Baris Masih Salah', { jumlah: periksa.masalah.size })
    return cek.jumlah === 0 ? t('Belum Ada Barang Yang Diterima') : undefined
  }
  const simpan = (): void => {
    const kalimat = halangan()
    if (kalimat !== undefined) {
      soundBad()
      failure(kalimat)
      return
    }
    const head = kepala.submit()
    if (head === undefined) return
    const body = { ...head, baris: baris() }
    kirim(async (options) => {
      const saved = await call(penerimaanBarang.commands.simpan, { body }, options)
      setHasil(saved.data)
      return saved
    })
  }
  return {
    bawaan,
    buka: masuk.buka,
    cek,
    dialog,
    tanyaBaris: masuk.dialog,
    hasil,
    kepala,
    periksa,
    sibuk,
    simpan: useSetelah(periksa.sibuk, simpan),
    tabel,
  }
}
export type Terima = ReturnType<typeof useTerima>
