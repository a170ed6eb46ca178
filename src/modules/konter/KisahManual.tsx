import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import type { BarisHargaManual, HitunganManual } from './use-hitung.tsx'

const rp = (value: number | null): string => (value ? `Rp ${formatRupiah(value)}` : '')

/** So much of a heap, in the order in which a price is argued. */
const factsOf = (line: BarisHargaManual) =>
  [
    ['Baki', line.kode_baki],
    ['Group', line.kode_group],
    ['Kadar', line.kadar === null ? '' : formatPersen(line.kadar)],
    [
      'Di Baki',
      line.sisa_berat === null ? '' : `${line.sisa_qty} pcs, ${formatBerat(line.sisa_berat)} gr`,
    ],
    ['Harga/Gram', rp(line.harga_gram)],
    ['Menurut Group', rp(line.daftar)],
    ['Harga', rp(line.harga)],
    ['Pajak', rp(line.pajak)],
    ['Termasuk Pajak', rp(line.pajak_termasuk)],
    ['Total', rp(line.harga_total)],
  ] as const

/** What the note as a whole bears besides the prices of its lines. */
const notaOf = ({ meterai, pph22, ppn }: HitunganManual) =>
  [
    ['PPN', rp(ppn)],
    ['PPh 22', rp(pph22)],
    ['Meterai', rp(meterai)],
  ] as const

interface Props {
  readonly barang: BarisHargaManual
  readonly nota: HitunganManual
  readonly basi: boolean
}

/** The chosen line of goods without a barcode, beside the tables. */
export function KisahManual({ barang, basi, nota }: Props) {
  const t = useWords()
  const facts = [...factsOf(barang), ...notaOf(nota)].filter(([, value]) => value !== '')
  return (
    <section className={basi ? 'kisah konter-basi' : 'kisah'}>
      <h2>{barang.nama_barang}</h2>
      <dl className="kisah-fakta">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
