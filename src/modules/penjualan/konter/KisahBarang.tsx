import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import { Rincian } from '../Rincian.tsx'
import type { BarisHarga } from './use-hitung.tsx'

interface Props {
  readonly barang: BarisHarga
  readonly basi: boolean
  /** What is in the way of it, where no line says so already. */
  readonly denganPesan?: boolean
}

const gram = (mg: number | null): string => (mg === null ? '' : formatBerat(mg))

function PesanBarang({ barang }: { readonly barang: BarisHarga }) {
  return (
    <>
      {barang.masalah.map((text) => (
        <p key={text} className="kisah-masalah">
          {text}
        </p>
      ))}
      {barang.perhatian.map((text) => (
        <p key={text} className="kisah-perhatian">
          {text}
        </p>
      ))}
    </>
  )
}

/** One piece beside the table: its photo, where it lies, and how its price came about. */
export function KisahBarang({ barang, basi, denganPesan = false }: Props) {
  const t = useWords()
  const tempat = [barang.kode_gudang, barang.kode_baki].filter(Boolean).join(' / ')
  const facts = [
    ['Barcode', barang.kode_barcode],
    [
      'Kadar',
      [barang.kadar === null ? '' : formatPersen(barang.kadar), barang.kadar_cetak]
        .filter(Boolean)
        .join(' · '),
    ],
    ['Berat', [gram(barang.berat), 'gr'].join(' ')],
    [
      'Atribut',
      [barang.nama_atribut, barang.berat_atribut ? `${gram(barang.berat_atribut)} gr` : '']
        .filter(Boolean)
        .join(' '),
    ],
    ['Berat Timbang', barang.berat_kotor === null ? '' : `${gram(barang.berat_kotor)} gr`],
    ['Intern', barang.kode_intern ?? ''],
    ['Baki', tempat],
  ].filter(([, value]) => value !== '')
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
        {facts.map(([label = '', value]) => (
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
