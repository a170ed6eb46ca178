import { Button } from 'antd'
import { formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import type { Tabel } from './use-tabel.tsx'
import '../stok/stok.css'

/** What was taken off the table last, and the way back. */
export function Dibuang({ tabel }: { readonly tabel: Tabel }) {
  const t = useWords()
  const { dibuang, urungkan } = tabel
  if (dibuang === undefined) return null
  const { baris } = dibuang
  const [pertama] = baris
  const apa =
    baris.length === 1
      ? (pertama?.teks.nama_barang ?? '-')
      : t('{{jumlah}} barang', { jumlah: formatRupiah(baris.length) })
  return (
    <p className="desk-undo" role="status">
      {t('{{apa}} diambil dari tabel', { apa })}
      <Button size="small" onClick={urungkan}>
        {t('Urungkan')}
      </Button>
    </p>
  )
}
