import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import { Rincian } from '../penjualan/Rincian.tsx'
import type { BarisHargaBeli } from './use-hitung.tsx'

interface FotoProps {
  readonly path: string | null
  readonly kata: string
}

/** A picture with what it is; nothing where there is none. */
function Foto({ kata, path }: FotoProps) {
  const t = useWords()
  if (!path) return null
  return (
    <figure className="kisah-banding">
      <Picture path={path} alt={t(kata)} className="picture kisah-foto" />
      <figcaption className="meta">{t(kata)}</figcaption>
    </figure>
  )
}

/** The piece as it was sold, beside what lies on the scale now. */
export function DuaFoto({
  ditimbang,
  dijual,
}: {
  readonly dijual: string | null
  readonly ditimbang: string | null
}) {
  if (!dijual && !ditimbang) return null
  return (
    <div className="kisah-dua-foto">
      <Foto path={dijual} kata="Saat dijual" />
      <Foto path={ditimbang} kata="Di timbangan" />
    </div>
  )
}

const gram = (mg: number | null): string => (mg === null ? '' : `${formatBerat(mg)} gr`)
const rp = (value: number | null): string => (value === null ? '' : formatRupiah(value))
const kadarOf = (value: number | null): string => (value === null ? '' : formatPersen(value))
/** How much less, or more, the scale says than the nota. */
export function selisihOf(berat: number | null, beratNota: number | null): string {
  if (berat === null || beratNota === null || berat === beratNota) return ''
  return `${berat > beratNota ? '+' : ''}${formatBerat(berat - beratNota)} gr`
}

/** What the note promised and the scale found, in the order in which a price is argued. */
function factsOf(line: BarisHargaBeli): readonly (readonly [label: string, value: string])[] {
  const facts: readonly (readonly [string, string])[] = [
    ['Nota Asal', line.no_faktur_jual ?? ''],
    ['Tanggal Nota', line.tgl_nota ?? ''],
    ['Umur Nota (Hari)', line.umur === null ? '' : String(line.umur)],
    ['Group', [line.kode_group, kadarOf(line.kadar)].filter(Boolean).join(' · ')],
    ['Kadar Nota', line.kadar === line.kadar_nota ? '' : kadarOf(line.kadar_nota)],
    ['Berat Nota', gram(line.berat_nota)],
    ['Berat Timbang', line.berat === null ? '' : gram(line.berat_kotor)],
    ['Potong Batu', line.potong_batu ? gram(line.potong_batu) : ''],
    ['Selisih', selisihOf(line.berat, line.berat_nota)],
    ['Kondisi', line.kondisi ?? ''],
    ['Harga Emas', rp(line.harga_emas)],
    ['Harga Nota', rp(line.harga_nota)],
    ['Potongan', line.potongan ? `-${rp(line.potongan)}` : ''],
    ['Harga/Gram', rp(line.harga_gram)],
    ['Persen Beli', line.persen_beli === null ? '' : `${formatPersen(line.persen_beli)} %`],
  ]
  return facts.filter(([, value]) => value !== '')
}

const panjang: readonly string[] = ['Kondisi', 'Group'] // words, which may wrap

const kelasFakta = (label: string): string | undefined =>
  panjang.includes(label) ? undefined : label === 'Selisih' ? 'utuh wait' : 'utuh'

interface Props {
  readonly barang: BarisHargaBeli
  readonly foto: string | null
  readonly basi: boolean
}

/** One bought piece beside the table: what it was, what it is, and how its price came about. */
export function KisahBeli({ barang, basi, foto }: Props) {
  const t = useWords()
  return (
    <section className="kisah" aria-label={t('Barang yang dipilih')}>
      <DuaFoto dijual={barang.gambar} ditimbang={foto} />
      <h2>{barang.nama_barang}</h2>
      <div className={basi ? 'konter-basi' : undefined}>
        {/* First what the customer asks: how the price came about. */}
        <Rincian langkah={barang.rincian} />
        <dl className="kisah-fakta">
          {factsOf(barang).map(([label, value]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd className={kelasFakta(label)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
