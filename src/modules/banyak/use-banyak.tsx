import { failure } from '#web/dialogs/notices'
import { useKeptForm } from '#web/form/use-kept-form'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { barisTerbanyak, bawaanBanyak, kepalaBanyak } from './banyak.ts'
import { useBawaan, useMasuk } from './use-masuk.tsx'
import { usePeriksa } from './use-periksa.tsx'
import { useSetelah } from './use-setelah.tsx'
import { useSimpan } from './use-simpan.tsx'
import { mejaBaru, useTabel } from './use-tabel.tsx'

const meja = mejaBaru('tambah-banyak')

/** A table of many pieces, looked at row by row and saved in documents of a thousand. */
export function useBanyak() {
  const t = useWords()
  const kepala = useKeptForm('tambah-banyak-kepala', kepalaBanyak)
  const bawaan = useKeptForm('tambah-banyak-bawaan', bawaanBanyak)
  const tabel = useTabel(meja)
  const asal = kepala.values['asal'] === 'SALDO AWAL' ? 'SALDO AWAL' : 'SUPPLIER'
  const periksa = usePeriksa(tabel.baris, useBawaan(bawaan), asal)
  const masuk = useMasuk(tabel, barisTerbanyak)
  const kirim = useSimpan(tabel)
  const { sibuk } = kirim
  const tolak = (kalimat: string): void => {
    soundBad()
    failure(kalimat)
  }
  const kirimkan = async (): Promise<void> => {
    const head = kepala.submit()
    if (head === undefined) return
    const rows = tabel.baris.flatMap(({ id }) => {
      const isi = periksa.isiDari(id)
      return isi ? [{ id, isi }] : []
    })
    if (!(await kirim.simpan(head, rows, kepala.refuse))) periksa.lagi()
  }
  const simpan = (): void => {
    if (sibuk) return
    if (tabel.baris.length === 0) tolak(t('Belum Ada Barang Di Tabel'))
    else if (periksa.masalah.size > 0)
      tolak(t('{{jumlah}} Baris Masih Salah', { jumlah: periksa.masalah.size }))
    else if (periksa.galat !== undefined) {
      failure(periksa.galat)
      periksa.lagi()
    } else void kirimkan()
  }
  return {
    bawaan,
    ...kirim,
    dialog: (
      <>
        {kirim.dialog}
        {masuk.dialog}
      </>
    ),
    buka: masuk.buka,
    kepala,
    periksa,
    simpan: useSetelah(periksa.sibuk, simpan),
    tabel,
  }
}
