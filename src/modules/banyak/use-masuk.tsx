import { useEffect, useMemo, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { show } from '#kernel/kinds'
import { selDari } from '#kernel/sheet-cell'
import { call } from '#web/call'
import { failure, info } from '#web/dialogs/notices'
import type { Form } from '#web/form/use-form'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { bacaSpreadsheet } from './banyak.calls.ts'
import { bawaanBanyak } from './banyak.ts'
import {
  barisDari,
  kolomAsing,
  type BarisDatang,
  type BarisSel,
  type BarisTeks,
} from './banyak.rules.ts'
import { MasihAda } from './MasihAda.tsx'
import type { Tabel } from './use-tabel.tsx'

/** What is said on top, as a person would have typed it into each row. */
export function useBawaan(form: Form<typeof bawaanBanyak>): BarisTeks {
  const t = useWords()
  const { values } = form
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(bawaanBanyak).flatMap(([name, field]) => {
          const value = values[name]
          return value === null || value === undefined
            ? []
            : [[name, show(value, field, 'layar', t)]]
        }),
      ),
    [t, values],
  )
}

interface Datang {
  readonly baris: readonly BarisDatang[]
  readonly asing: readonly string[]
}

/** Rows by paste, wherever the focus is, or from a file; a table that has some is asked about. */
export function useMasuk(tabel: Tabel, terbanyak: number) {
  const t = useWords()
  const [datang, setDatang] = useState<Datang>()
  const tambah = ({ asing, baris }: Datang, ganti: boolean): void => {
    setDatang(undefined)
    const ada = ganti ? 0 : tabel.baris.length
    if (ada + baris.length > terbanyak) {
      soundBad()
      failure(t('Paling Banyak {{max}} Baris Sekali Simpan', { max: formatRupiah(terbanyak) }))
      return
    }
    if (ganti) tabel.kosongkan()
    tabel.tambah(baris)
    soundGood()
    if (asing.length > 0)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: asing.join(', ') }))
  }
  const masukkan = (rows: readonly BarisSel[], tanya: boolean): void => {
    const baris = barisDari(rows)
    if (baris.length === 0) return
    const baru = { baris, asing: kolomAsing(rows[0]?.sel ?? []) }
    if (tanya && tabel.baris.length > 0) setDatang(baru)
    else tambah(baru, false)
  }
  const tempel = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // One cell belongs to the input that has the focus; a table belongs here.
    if (!text.includes('\t') && !text.trim().includes('\n')) return
    event.preventDefault()
    const rows = selDari(text).map((sel, at) => ({ nomor: at + 1, sel }))
    masukkan(rows, tabel.baris.length + rows.length > terbanyak)
  }
  useEffect(() => {
    document.addEventListener('paste', tempel)
    return () => document.removeEventListener('paste', tempel)
  })
  const buka = async (file: File): Promise<void> => {
    try {
      const { data } = await call(bacaSpreadsheet, {}, { file, milliseconds: 60_000 })
      masukkan(data.baris, true)
    } catch (error) {
      soundBad()
      failure(error)
    }
  }
  const dialog =
    datang === undefined ? null : (
      <MasihAda
        ada={tabel.baris.length}
        baru={datang.baris.length}
        onLanjut={() => tambah(datang, false)}
        onGanti={() => tambah(datang, true)}
        onClose={() => setDatang(undefined)}
      />
    )
  return { buka: (file: File) => void buka(file), dialog }
}
