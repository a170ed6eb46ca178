import { Checkbox } from 'antd'
import { useMemo, useState, type KeyboardEvent } from 'react'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import type { DataBarang } from './use-cari.tsx'

/** Rows that are ticked, over all pages: by the box, by Space on a row, all of a page at once. */
export function useCentang(rows: readonly DataBarang[] | undefined) {
  const t = useWords()
  const [dicentang, setDicentang] = useState<ReadonlySet<string>>(new Set())
  const kolom = useMemo((): Column<DataBarang> => {
    const balik = (kode: string): void =>
      setDicentang((now) => {
        const next = new Set(now)
        if (!next.delete(kode)) next.add(kode)
        return next
      })
    return {
      name: 'centang',
      title: '',
      frame: 24,
      text: () => '',
      cell: ({ kode_barcode }) => (
        <Checkbox
          aria-label={t('Centang {{kode_barcode}}', { kode_barcode })}
          tabIndex={-1}
          checked={dicentang.has(kode_barcode)}
          onClick={(event) => event.stopPropagation()}
          onChange={() => balik(kode_barcode)}
        />
      ),
    }
  }, [dicentang, t])
  const semua = rows?.map(({ kode_barcode }) => kode_barcode) ?? []
  const penuh = semua.length > 0 && semua.every((kode) => dicentang.has(kode))
  return {
    kolom,
    dicentang: [...dicentang],
    penuh,
    halaman: (): void =>
      setDicentang((now) => {
        const lain = [...now].filter((kode) => !semua.includes(kode))
        return new Set(penuh ? lain : [...lain, ...semua])
      }),
    tambah: (kode: readonly string[]): void => setDicentang((now) => new Set([...now, ...kode])),
    kosongkan: (): void => setDicentang(new Set()),
    /** Space ticks the row that has the focus. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (event.key !== ' ' || !(event.target instanceof HTMLTableRowElement)) return
      event.preventDefault()
      event.target.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
    },
  }
}
