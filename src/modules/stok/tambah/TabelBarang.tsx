import { Button } from 'antd'
import { useMemo } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { Icon } from '#web/icons'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import type { Baris, Penerimaan } from './use-penerimaan.tsx'

/** What the piece will cost: as entered, or by its price per gram. */
const pokokOf = ({ isi }: Baris): number =>
  isi.harga_pokok ?? mulDiv(isi.berat, isi.pokok_gram ?? 0, 1000)

const sum = (baris: readonly Baris[], figure: (one: Baris) => number): number =>
  baris.reduce((all, one) => all + figure(one), 0)

/** The pieces of this receipt: Enter takes one back into the form, Del takes it off. */
export function TabelBarang({ penerimaan }: { readonly penerimaan: Penerimaan }) {
  const t = useWords()
  const { ambil, baris, buang } = penerimaan
  const columns = useMemo<readonly Column<Baris>[]>(
    () => [
      { name: 'barcode', title: t('Barcode'), text: ({ isi }) => isi.kode_barcode ?? '-' },
      { name: 'nama', title: t('Nama Barang'), text: ({ isi }) => isi.nama_barang, grows: true },
      {
        name: 'berat',
        title: t('Berat'),
        unit: 'gr',
        align: 'right',
        text: ({ isi }) => formatBerat(isi.berat),
      },
      {
        name: 'pokok',
        title: t('Harga Pokok'),
        unit: 'Rp',
        align: 'right',
        text: (one) => formatRupiah(pokokOf(one)),
      },
    ],
    [t],
  )
  return (
    <Table
      label={t('Barang')}
      columns={columns}
      rows={baris}
      keyOf={({ id }) => id}
      onOpen={ambil}
      onDelete={buang}
      totals={{
        barcode: t('{{jumlah}} barang', { jumlah: formatRupiah(baris.length) }),
        berat: formatBerat(sum(baris, ({ isi }) => isi.berat)),
        pokok: formatRupiah(sum(baris, pokokOf)),
      }}
      actionsWidth={48}
      renderActions={(one) => (
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          aria-label={`${t('Hapus')} ${one.isi.nama_barang}`}
          icon={<Icon name="delete" />}
          onClick={() => buang(one)}
        />
      )}
      empty={<p>{t('Isi barang di kiri, lalu masukkan ke tabel.')}</p>}
    />
  )
}
