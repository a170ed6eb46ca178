import { Link } from '@tanstack/react-router'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { Picture } from '#web/fields/Picture'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { LabelNilai } from '../../kunjungan/LabelNilai.tsx'
import type { IsiFaktur } from './use-faktur.tsx'

type Baris = IsiFaktur['baris'][number]

/** The note that a piece was sold with, and the piece: each leads to its own story. */
function Asal({ line }: { readonly line: Baris }) {
  const { opens } = useShell()
  const t = useWords()
  if (line.kode_barcode === null) return <span className="meta">{t('Bukan barang toko')}</span>
  const barang = opens.barang?.(line.kode_barcode)
  const nota = line.no_faktur_jual === null ? undefined : opens.nota?.(line.no_faktur_jual)
  return (
    <p>
      <span className="meta">{t('Barcode')}</span>{' '}
      {barang === undefined ? line.kode_barcode : <Link to={barang}>{line.kode_barcode}</Link>}{' '}
      <span className="meta">{t('Nota Asal')}</span>{' '}
      {nota === undefined ? line.no_faktur_jual : <Link to={nota}>{line.no_faktur_jual}</Link>}
    </p>
  )
}

/** The facts behind the price: the weight, the test, the note. */
function Rinci({ line }: { readonly line: Baris }) {
  const isi: readonly (readonly [string, string])[] = [
    ['Berat Timbang', formatBerat(line.berat_kotor)],
    ['Potong Batu', line.potong_batu ? formatBerat(line.potong_batu) : ''],
    ['Berat Nota', line.berat_nota ? formatBerat(line.berat_nota) : ''],
    ['Kadar Nota', line.kadar === line.kadar_nota ? '' : formatPersen(line.kadar_nota)],
    ['Harga Emas', formatRupiah(line.harga_emas)],
    ['Harga Nota', line.harga_nota ? formatRupiah(line.harga_nota) : ''],
    ['Rata Asal', line.rata_asal ? formatRupiah(line.rata_asal) : ''],
    ['Harga/Gram', formatRupiah(line.harga_gram)],
    ['Tambahan', line.tambahan ? formatRupiah(line.tambahan) : ''],
  ]
  return <LabelNilai isi={isi} />
}

function SatuBaris({ line }: { readonly line: Baris }) {
  const gambar = line.foto ?? line.gambar
  return (
    <details className="nota-baris">
      <summary>
        {gambar ? <Picture path={gambar} alt="" className="picture thumb" /> : <span />}
        <span className="nota-nama">
          {line.nama_barang}
          <span className="meta">
            {[line.kode_group, formatPersen(line.kadar), line.kondisi].join(' · ')}
          </span>
        </span>
        <span>{formatBerat(line.berat)}</span>
        <span>{formatRupiah(line.harga_dasar + line.tambahan)}</span>
        <span>{line.potongan ? `-${formatRupiah(line.potongan)}` : '0'}</span>
        <b>{formatRupiah(line.harga)}</b>
      </summary>
      <div className="nota-isi">
        <Asal line={line} />
        <Rinci line={line} />
      </div>
    </details>
  )
}

const judul = ['', 'Nama Barang', 'Berat', 'Harga', 'Potongan', 'Total'] as const

/** The lines of a purchase; each opens to what it was priced with. */
export function BarisFaktur({ faktur }: { readonly faktur: IsiFaktur }) {
  const t = useWords()
  return (
    <div className="nota-tabel">
      <div className="nota-judul" aria-hidden>
        {judul.map((title) => (
          <span key={title}>{t(title)}</span>
        ))}
      </div>
      {faktur.baris.map((line, index) => (
        <SatuBaris key={line.kode_barcode ?? `${index} ${line.nama_barang}`} line={line} />
      ))}
      <div className="nota-jumlah">
        <span />
        <span>{t('{{jumlah}} barang', { jumlah: faktur.qty ?? 0 })}</span>
        <span>{formatBerat(faktur.berat ?? 0)}</span>
        <b>
          <small>Rp</small> {formatRupiah(faktur.harga_total ?? 0)}
        </b>
      </div>
    </div>
  )
}
