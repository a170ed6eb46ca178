import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import { teksBatu } from '#modules/berlian/batu.rules'
import { Rincian } from '../penjualan/Rincian.tsx'
import type { BarisHarga } from './use-hitung.tsx'

interface Props {
  readonly barang: BarisHarga
  readonly basi: boolean
  /** What is in the way of it, where no line says so already. */
  readonly denganPesan?: boolean
}

function PesanBarang({ barang }: { readonly barang: BarisHarga }) {
  return (
    <>
      {barang.masalah.map(({ kalimat, kode }) => (
        <p key={kode} className="kisah-masalah">
          {kalimat}
        </p>
      ))}
      {barang.perhatian.map(({ kalimat, kode }) => (
        <p key={kode} className="kisah-perhatian">
          {kalimat}
        </p>
      ))}
    </>
  )
}

const gramOf = (mg: number | null): string => (mg ? `${formatBerat(mg)} gr` : '')

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

/** What the eyes look for with the piece in the hand, but what stands in the table. */
function factsOf(barang: BarisHarga): readonly (readonly [label: string, value: string])[] {
  const { berat, berat_atribut, berat_kotor, kadar, kadar_cetak } = barang
  const label = (berat ?? 0) + (berat_atribut ?? 0)
  const facts: readonly (readonly [string, string])[] = [
    ['Baki', joined([barang.kode_gudang, barang.kode_baki])],
    [
      'Group',
      joined([barang.kode_group, kadar === null ? null : formatPersen(kadar), kadar_cetak]),
    ],
    ['Berat', gramOf(berat)],
    ['Atribut', joined([barang.nama_atribut, gramOf(berat_atribut)])],
    ['Data Berlian', teksBatu(barang.data_berlian)],
    ['Berat Timbang', berat_kotor === label ? '' : gramOf(berat_kotor)],
    ['Intern', barang.kode_intern ?? ''],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** One piece beside the table: its photo, where it lies, and how its price came about. */
export function KisahBarang({ barang, basi, denganPesan = false }: Props) {
  const t = useWords()
  return (
    <section className="kisah" aria-label={t('Barang yang dipilih')}>
      {barang.gambar ? (
        <Picture
          path={barang.gambar}
          alt={barang.nama_barang ?? ''}
          className="picture kisah-foto"
        />
      ) : null}
      <h2>{barang.nama_barang}</h2>
      <dl className="kisah-fakta">
        {factsOf(barang).map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {denganPesan ? <PesanBarang barang={barang} /> : null}
      <div className={basi ? 'konter-basi' : undefined}>
        <Rincian langkah={barang.rincian} />
        {barang.pajak_termasuk ? (
          <p className="meta">
            {t('Termasuk pajak Rp {{pajak}}', { pajak: formatRupiah(barang.pajak_termasuk) })}
          </p>
        ) : null}
      </div>
    </section>
  )
}
