import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupiah } from '#kernel/figures'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { jenisPembelian } from '../pembelian.ts'
import { LabelNilai } from '../../kunjungan/LabelNilai.tsx'
import { TabelPembayaran } from '../../pembayaran/TabelPembayaran.tsx'
import { BarisFaktur } from './BarisFaktur.tsx'
import type { IsiFaktur } from './use-faktur.tsx'
import '../../../web/document/opened.css'
import './faktur.css'

/** The sales of the same visit: an exchange. */
function NotaJual({ faktur }: { readonly faktur: IsiFaktur }) {
  const { opens } = useShell()
  return faktur.notajual.map((nomor) => {
    const path = opens.nota?.(nomor)
    return (
      <span key={nomor} className="faktur-jual">
        {path === undefined ? nomor : <Link to={path}>{nomor}</Link>}
      </span>
    )
  })
}

/** The head of a purchase: the people, the date, and its state. */
function Kepala({ faktur }: { readonly faktur: IsiFaktur }) {
  const t = useWords()
  const jenis = jenisPembelian.of?.[faktur.jenis] ?? faktur.jenis
  const isi: readonly (readonly [string, ReactNode])[] = [
    ['No Faktur Group', faktur.no_faktur_group],
    ['Jenis Pembelian', t(jenis)],
    ['Tanggal', [faktur.tgl_system, faktur.jam?.slice(0, 5)].filter(Boolean).join(' ')],
    ['Penjual', [faktur.nama_customer ?? t('Umum'), faktur.no_hp].filter(Boolean).join(' · ')],
    ['Alamat', faktur.alamat_customer],
    ['Identitas', faktur.identitas],
    ['Sales', [faktur.kode_sales, faktur.nama_sales].filter(Boolean).join(' ')],
    ['Input', faktur.input_by],
    ['Kasir', faktur.valid_by],
    ['Keterangan', faktur.keterangan],
    ['Tukar Dengan', faktur.notajual.length > 0 ? <NotaJual faktur={faktur} /> : null],
    ['Dicetak', t('{{jumlah}} kali', { jumlah: faktur.cetak ?? 0 })],
  ]
  return <LabelNilai status={faktur.status} isi={isi} />
}

/** How the visit was settled; in an exchange the customer may have paid. */
function Pembayaran({ faktur }: { readonly faktur: IsiFaktur }) {
  const t = useWords()
  return (
    <TabelPembayaran pembayaran={faktur.pembayaran}>
      {faktur.nilai_jual ? (
        <tr>
          <th scope="row">{t('Penjualan')}</th>
          <td>{formatRupiah(faktur.nilai_jual)}</td>
        </tr>
      ) : null}
    </TabelPembayaran>
  )
}

/** A whole purchase: lines, head, payments. */
export function TampilFaktur({ faktur }: { readonly faktur: IsiFaktur }) {
  return (
    <div className="nota faktur-beli">
      <BarisFaktur faktur={faktur} />
      <aside className="nota-sisi">
        <Kepala faktur={faktur} />
        <Pembayaran faktur={faktur} />
      </aside>
    </div>
  )
}
