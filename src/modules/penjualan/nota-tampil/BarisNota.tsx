import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { OpenLink } from '#web/fields/OpenLink'
import { Picture } from '#web/fields/Picture'
import { useWords } from '#web/words'
import { teksBatu } from '../../berlian/batu.rules.ts'
import { Rincian } from '../Rincian.tsx'
import type { IsiNota } from './use-nota.tsx'

type Baris = IsiNota['baris'][number]

const rupiah = (value: number | null): string => (value ? formatRupiah(value) : '0')

function SatuBaris({ line }: { readonly line: Baris }) {
  const t = useWords()
  const group = [
    line.kode_group,
    line.kadar === null ? null : formatPersen(line.kadar),
    line.kadar_cetak,
  ]
  return (
    <details className="nota-baris">
      <summary>
        {line.gambar ? <Picture path={line.gambar} alt="" className="picture thumb" /> : <span />}
        <span className="nota-nama">
          {line.nama_barang}
          <span className="meta">{[line.kode_barcode, ...group].filter(Boolean).join(' · ')}</span>
          {line.dibeli_di === null ? null : (
            <span className="meta">
              {t('Sudah dibeli kembali di {{nomor}}', { nomor: line.dibeli_di })}
            </span>
          )}
        </span>
        <span>{formatBerat(line.berat ?? 0)}</span>
        <span>{rupiah(line.harga_jual)}</span>
        <span>{rupiah(line.ongkos)}</span>
        <span>{line.diskon ? `-${rupiah(line.diskon)}` : '0'}</span>
        <b>{rupiah(line.harga_total)}</b>
      </summary>
      <div className="nota-isi">
        <p>
          <span className="meta">{t('Barcode')}</span>{' '}
          <OpenLink what="barang" value={line.kode_barcode} />
          {line.nama_atribut ? (
            <>
              {' '}
              <span className="meta">{t('Atribut')}</span> {line.nama_atribut}{' '}
              {formatBerat(line.berat_atribut ?? 0)} gr
            </>
          ) : null}
        </p>
        {line.data_berlian ? (
          <p>
            <span className="meta">{t('Data Berlian')}</span> {teksBatu(line.data_berlian)}
          </p>
        ) : null}
        <Rincian langkah={line.rincian} />
      </div>
    </details>
  )
}

const judul = ['', 'Nama Barang', 'Berat', 'Harga Jual', 'Ongkos', 'Diskon', 'Total'] as const

/** The lines of a note; each opens to how its price came about. */
export function BarisNota({ nota }: { readonly nota: IsiNota }) {
  const t = useWords()
  return (
    <div className="nota-tabel">
      <div className="nota-judul" aria-hidden>
        {judul.map((title) => (
          <span key={title}>{t(title)}</span>
        ))}
      </div>
      {nota.baris.map((line) => (
        <SatuBaris key={line.kode_barcode} line={line} />
      ))}
      <div className="nota-jumlah">
        <span />
        <span>{t('{{jumlah}} barang', { jumlah: nota.qty ?? 0 })}</span>
        <span>{formatBerat(nota.berat ?? 0)}</span>
        <b>
          <small>Rp</small> {rupiah(nota.harga_total)}
        </b>
      </div>
    </div>
  )
}
