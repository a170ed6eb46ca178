import { useMemo } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { Badge, toneOf } from '#web/page/Badge'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { LabelNilai } from '../../kunjungan/LabelNilai.tsx'
import { TabelPembayaran } from '../../pembayaran/TabelPembayaran.tsx'
import { jenisUang } from '../buku.ts'
import { statusTitipan } from '../titipan.ts'
import { BatalTambah } from './BatalTambah.tsx'
import { useBoleh } from './use-boleh.tsx'
import type { IsiTitipan } from './use-titipan.tsx'
import '../../../web/document/opened.css'
import './titipan.css'

type Uang = IsiTitipan['uang'][number]

/** Who left it, for what, until when. */
function Kepala({ isi }: { readonly isi: IsiTitipan }) {
  const t = useWords()
  const status = <Badge tone={toneOf(isi.status)}>{t(statusTitipan[isi.status])}</Badge>
  const lewat = <Badge tone="wait">{t('Lewat Batas')}</Badge>
  return (
    <LabelNilai
      isi={[
        ['Status', status],
        ['Tanggal', `${isi.tgl_system} ${isi.jam.slice(0, 5)}`],
        ['Customer', [isi.nama_customer, isi.no_hp].filter(Boolean).join(' · ')],
        ['Alamat', isi.alamat_customer],
        ['Sales', [isi.kode_sales, isi.nama_sales].filter(Boolean).join(' ')],
        ['Input', isi.input_by],
        ['Batas', isi.tgl_batas],
        ['', isi.lewat ? lewat : null],
        ['Keterangan', isi.keterangan],
        ['Dicetak', t('{{jumlah}} kali', { jumlah: isi.cetak })],
      ]}
    />
  )
}

/** The chosen piece, at the price of the day it was chosen. */
function Barang({ isi }: { readonly isi: IsiTitipan }) {
  const t = useWords()
  if (isi.kode_barcode === null) return <p className="titipan-uang">{t('Titipan Uang Saja')}</p>
  return (
    <LabelNilai
      isi={[
        ['Barcode', isi.kode_barcode],
        ['Nama Barang', isi.nama_barang],
        ['Kadar', isi.kadar_cetak],
        ['Berat', `${formatBerat(isi.berat ?? 0)} gr`],
        ['Harga/Gram', formatRupiah(isi.harga_gram ?? 0)],
        ['Ongkos', formatRupiah(isi.ongkos ?? 0)],
        ['Harga Total', `Rp ${formatRupiah(isi.harga_total ?? 0)}`],
        ['Harga Dikunci', t(isi.kunci_harga ? 'Ya' : 'Tidak')],
        ['Barang Disimpan', t(isi.barang_disimpan ? 'Ya' : 'Tidak')],
      ]}
    />
  )
}

const jumlahUang = ({ jumlah }: Uang) => (
  <span className={jumlah < 0 ? 'out' : 'in'}>{formatRupiah(jumlah)}</span>
)

/** Why money came or went; a transfer that nobody has seen at the bank is marked. */
function Jenis({ row }: { readonly row: Uang }) {
  const t = useWords()
  return (
    <>
      {t(jenisUang[row.jenis])}{' '}
      {row.belum_masuk ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
    </>
  )
}

const jenisCell = (row: Uang) => <Jenis row={row} />
const batalCell = (row: Uang) => (row.bisa_batal ? <BatalTambah row={row} /> : null)

/** What came and went of the money. */
function BukuUang({ isi }: { readonly isi: IsiTitipan }) {
  const t = useWords()
  const boleh = useBoleh('/validasi-titipan') && isi.uang.some((row) => row.bisa_batal)
  const columns = useMemo(
    (): Column<Uang>[] => [
      { name: 'nomor', title: t('No Dokumen'), text: (row) => row.nomor, grows: true },
      { name: 'tanggal', title: t('Tanggal'), text: (row) => row.tgl_system },
      {
        name: 'jenis',
        title: t('Jenis'),
        text: (row) => t(jenisUang[row.jenis]),
        cell: jenisCell,
      },
      { name: 'oleh', title: t('Oleh'), text: (row) => row.oleh },
      {
        name: 'jumlah',
        title: t('Jumlah Rp'),
        align: 'right',
        text: (row) => formatRupiah(row.jumlah),
        cell: jumlahUang,
      },
      ...(boleh
        ? [
            {
              name: 'batal',
              title: '',
              text: (row: Uang) => (row.bisa_batal ? t('Batal Tambahan') : ''),
              cell: batalCell,
              frame: 18,
            },
          ]
        : []),
    ],
    [boleh, t],
  )
  return (
    <Table
      label={t('Buku Titipan')}
      columns={columns}
      rows={isi.uang}
      keyOf={(row, at) => `${row.nomor} ${at}`}
      totals={{ jumlah: formatRupiah(isi.saldo) }}
      empty={<p>{t('Titipan {{nomor}} Belum Divalidasi', { nomor: isi.no_titipan })}</p>}
    />
  )
}

/** Everything on a deposit. */
export function TampilTitipan({ isi }: { readonly isi: IsiTitipan }) {
  return (
    <div className="nota titipan">
      <div className="titipan-kiri">
        <Barang isi={isi} />
        <BukuUang isi={isi} />
      </div>
      <aside className="nota-sisi">
        <Kepala isi={isi} />
        <TabelPembayaran pembayaran={isi.pembayaran} />
      </aside>
    </div>
  )
}
