import { useEffect, useMemo } from 'react'
import { show } from '#kernel/kinds'
import { selDari } from '#kernel/sheet-cell'
import { call } from '#web/call'
import { failure, info } from '#web/dialogs/notices'
import type { Form } from '#web/form/use-form'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { bacaSpreadsheet } from './banyak.calls.ts'
import { barisTerbanyak, bawaanBanyak } from './banyak.ts'
import { barisDari, kolomAsing, type BarisTeks } from './banyak.rules.ts'
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

/** Rows by paste, wherever the focus is, or from a file. */
export function useMasuk(tabel: Tabel) {
  const t = useWords()
  const masukkan = (rows: readonly (readonly string[])[]): void => {
    const baru = barisDari(rows)
    if (baru.length === 0) return
    if (tabel.baris.length + baru.length > barisTerbanyak) {
      soundBad()
      failure(t('Paling Banyak {{max}} Baris Sekali Simpan', { max: barisTerbanyak }))
      return
    }
    tabel.tambah(baru)
    soundGood()
    const asing = kolomAsing(rows[0] ?? [])
    if (asing.length > 0)
      info(t('Kolom tidak dikenal, tidak diambil: {{kolom}}', { kolom: asing.join(', ') }))
  }
  const tempel = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // One cell belongs to the input that has the focus; a table belongs here.
    if (!text.includes('\t') && !text.trim().includes('\n')) return
    event.preventDefault()
    masukkan(selDari(text))
  }
  useEffect(() => {
    document.addEventListener('paste', tempel)
    return () => document.removeEventListener('paste', tempel)
  })
  const buka = async (file: File): Promise<void> => {
    try {
      const { data } = await call(bacaSpreadsheet, {}, { file, milliseconds: 60_000 })
      masukkan(data.baris.map(({ sel }) => sel))
    } catch (error) {
      soundBad()
      failure(error)
    }
  }
  return { buka: (file: File) => void buka(file) }
}
