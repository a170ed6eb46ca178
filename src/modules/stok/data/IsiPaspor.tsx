import type { RowOf } from '#kernel/field'
import { cellText } from '#web/fields/cells'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { rincianBarang } from '../data-barang.calls.ts'

export type Barang = RowOf<typeof rincianBarang>

/** Facts that are shown elsewhere, or that nobody needs. */
const tersendiri = ['kode_barcode', 'nama_barang', 'status', 'gambar', 'versi']

interface Props {
  readonly barang: Barang
  /** What is shown elsewhere, too. */
  readonly tanpa?: readonly string[]
}

export function IsiPaspor({ barang, tanpa = [] }: Props) {
  const t = useWords()
  const { zona } = useShell().toko
  const facts = Object.entries(rincianBarang).flatMap(([name, field]) => {
    const value = Object.entries(barang).find(([key]) => key === name)?.[1]
    const empty = value === undefined || value === null || value === '' || value === 0
    return tersendiri.includes(name) || tanpa.includes(name) || empty
      ? []
      : [{ name, label: t(field.label), text: cellText(field, value, { t, style: 'layar', zona }) }]
  })
  return (
    <dl>
      {facts.map(({ label, name, text }) => (
        <div key={name} className="paspor-isi">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
