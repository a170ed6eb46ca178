import { useNarrow } from '#web/narrow'
import { Badge, badgeFrame } from '#web/page/Badge'
import { useShell } from '#web/session'
import { columnsOf } from '#web/fields/cells'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { useMemo } from 'react'
import { barisTerbuka, bukuTerbuka } from './koran.calls.ts'
import type { BarisBank, BarisBuku } from './use-bank.tsx'
import { alasanUsulan } from './usulan.rules.ts'

const isAlasan = (text: string): text is keyof typeof alasanUsulan =>
  Object.hasOwn(alasanUsulan, text)

/** The words of a reason. */
export const kataAlasan = (alasan: string): string =>
  isAlasan(alasan) ? alasanUsulan[alasan] : alasan

type Baris = Pick<BarisBank, 'usulan'>

/** What is proposed, and why. */
function kolomUsulan<R extends Baris>(
  title: string,
  isi: (row: R) => string | undefined,
): Column<R> {
  return {
    name: 'usulan',
    title,
    frame: badgeFrame,
    text: (row) => isi(row) ?? '',
    cell: (row) => {
      const words = isi(row)
      if (words === undefined) return null
      return <Badge tone={row.usulan?.pasti ? 'good' : 'wait'}>{words}</Badge>
    },
  }
}

const lebar = <R,>(columns: readonly Column<R>[]): Column<R>[] =>
  columns.map((column) => (column.name === 'keterangan' ? { ...column, grows: true } : column))

/** In a narrower window what is decided by stands first: nothing of it lies under the buttons. */
const pertama = ['tgl', 'dokumen', 'jumlah', 'usulan']
function susun<R>(columns: readonly Column<R>[], sempit: boolean): readonly Column<R>[] {
  if (!sempit) return columns
  const first = pertama.flatMap((one) => columns.filter(({ name }) => name === one))
  return [...first, ...columns.filter((column) => !first.includes(column))]
}

export function useKolomKoran(): readonly Column<BarisBank>[] {
  const t = useWords()
  const { zona } = useShell().toko
  const sempit = useNarrow()
  return useMemo(() => {
    const columns = [
      ...lebar<BarisBank>(columnsOf(barisTerbuka, { t, style: 'layar', zona })),
      kolomUsulan<BarisBank>(t('Usulan'), ({ kartu, usulan }) =>
        usulan
          ? t(kataAlasan(usulan.alasan))
          : kartu && t('Settlement kartu {{tgl}}', { tgl: kartu.tgl }),
      ),
    ]
    return susun(columns, sempit)
  }, [sempit, t, zona])
}

export function useKolomBuku(): readonly Column<BarisBuku>[] {
  const t = useWords()
  const { zona } = useShell().toko
  const sempit = useNarrow()
  return useMemo(() => {
    const columns = [
      ...lebar<BarisBuku>(columnsOf(bukuTerbuka, { t, style: 'layar', zona })),
      kolomUsulan<BarisBuku>(t('Usulan'), ({ usulan }) => usulan && t(kataAlasan(usulan.alasan))),
    ]
    return susun(columns, sempit)
  }, [sempit, t, zona])
}
