import { Button } from 'antd'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { useNarrow } from '#web/narrow'
import { Badge } from '#web/page/Badge'
import { useWords } from '#web/words'
import { useNamaBayar } from '../pembayaran/CaraBayar.tsx'
import { belumMasuk, type BarisBayar, type Kelompok } from './kelompok.ts'

interface Props {
  readonly kelompok: readonly Kelompok[]
  readonly onPembayaran: (nomor: string) => void
}

/** How a group is paid, in one line: Tunai 1.000.000, Transfer 5.890.000. */
function Pembayaran({ rows }: { readonly rows: readonly BarisBayar[] }) {
  const t = useWords()
  const namaBayar = useNamaBayar()
  return rows.map((row) => (
    <span key={`${row.jenis} ${row.no_rekening} ${row.no_ref} ${row.jumlah}`} className="isi-bayar">
      <span className="meta">{namaBayar(row)}</span> {formatRupiah(row.jumlah_in - row.jumlah_out)}
      {row.kembali ? (
        <span className="meta">
          {' '}
          {t('kembali {{jumlah}}', { jumlah: formatRupiah(row.kembali) })}
        </span>
      ) : null}
    </span>
  ))
}

function BarisKelompok({
  kelompok,
  narrow,
}: {
  readonly kelompok: Kelompok
  readonly narrow: boolean
}) {
  const t = useWords()
  return (
    <>
      {kelompok.penjualan.map((row) => (
        <tr key={`${row.no_faktur_jual} ${row.kode_barcode}`}>
          <td title={row.kode_barcode}>{row.kode_barcode}</td>
          <td title={row.nama_barang}>
            {row.nama_barang}
            {row.nama_atribut ? <span className="meta"> {row.nama_atribut}</span> : null}
          </td>
          <td className="right">
            {formatBerat(row.berat)}
            {row.berat_atribut ? (
              <span className="meta"> +{formatBerat(row.berat_atribut)}</span>
            ) : null}
          </td>
          {narrow ? null : <td className="right">{formatRupiah(row.harga_jual)}</td>}
          <td className="right">{formatRupiah(row.harga_total)}</td>
        </tr>
      ))}
      {kelompok.pembelian.map((row) => (
        <tr key={`${row.no_faktur_beli} ${row.nama_barang} ${row.berat}`}>
          <td title={row.no_faktur_beli}>{row.kode_barcode ?? row.no_faktur_beli}</td>
          <td title={row.nama_barang}>
            {row.nama_barang}{' '}
            <span className="meta">
              {t('Dibeli')} {row.kondisi}
            </span>
          </td>
          <td className="right">-{formatBerat(row.berat)}</td>
          {narrow ? null : <td className="right">{formatRupiah(row.harga)}</td>}
          <td className="right out">-{formatRupiah(row.harga)}</td>
        </tr>
      ))}
    </>
  )
}

const semuaJudul = ['Barcode', 'Nama Barang', 'Berat', 'Harga Jual', 'Total'] as const

/** The lines and payments of the ticked groups, each under its own heading. */
export function IsiTerpilih({ kelompok, onPembayaran }: Props) {
  const t = useWords()
  const narrow = useNarrow()
  const judul = semuaJudul.filter((title) => !(narrow && title === 'Harga Jual'))
  return (
    <div className="table-scroll isi">
      <table className="table" aria-label={t('Isi faktur yang dipilih')}>
        <colgroup>
          {judul.map((title) => (
            <col key={title} className={`isi-${title.toLowerCase().replace(' ', '-')}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {judul.map((title, at) => (
              <th key={title} scope="col" className={at < 2 ? 'left' : 'right'} title={t(title)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        {kelompok.map((one) => (
          <tbody key={one.nomor}>
            <tr className="isi-kepala">
              <th scope="rowgroup" colSpan={judul.length}>
                <div>
                  <b>{one.nomor}</b>
                  <span className="isi-siapa" title={one.nama_customer || t('Umum')}>
                    {one.nama_customer || t('Umum')}
                  </span>
                  <span className="isi-cara">
                    <Pembayaran rows={one.pembayaran} />
                  </span>
                  {belumMasuk(one) ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
                  <Button size="small" onClick={() => onPembayaran(one.nomor)}>
                    {t('Detail Pembayaran')}
                  </Button>
                </div>
              </th>
            </tr>
            <BarisKelompok kelompok={one} narrow={narrow} />
          </tbody>
        ))}
      </table>
    </div>
  )
}
