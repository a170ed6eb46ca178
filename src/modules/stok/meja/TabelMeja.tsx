import { Button } from 'antd'
import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { columnsOf } from '#web/fields/cells'
import { ScanInput } from '#web/fields/ScanInput'
import { Icon } from '#web/icons'
import type { Row } from '#web/master/rows'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import type { DiMeja, MejaBarang } from './use-meja-barang.tsx'
import '../stok.css'
import './meja.css'

type Baris = Row & DiMeja & { readonly berat: number }

interface Props<R extends Baris> {
  readonly meja: MejaBarang<R>
  readonly fields: Fields
  readonly idPindai: string
  readonly placeholder: string // phrases, in the reader's language
  readonly kosong: string
  readonly onBuka?: (row: R) => void
}

/** The scan field, what was scanned, and its sums; Del takes a piece off, and it can come back. */
export function TabelMeja<R extends Baris>(props: Props<R>) {
  const { fields, idPindai, kosong, meja, onBuka, placeholder } = props
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(fields, { t, style: 'layar', zona }).map((column) => ({
        ...column,
        grows: column.name === 'nama_barang',
      })),
    [fields, t, zona],
  )
  const { baris, buang, dibuang, ditolak, pindai, urungkan } = meja
  return (
    <>
      <ScanInput
        id={idPindai}
        autoFocus
        ariaLabel={t('Pindai Barcode')}
        placeholder={placeholder}
        onScan={pindai}
      />
      {ditolak === undefined ? null : (
        <p className="meja-tolak" role="alert">
          {ditolak}
        </p>
      )}
      {dibuang ? (
        <p className="terima-urung" role="status">
          {t('{{apa}} diambil dari tabel', { apa: dibuang.kode_barcode })}
          <Button size="small" onClick={urungkan}>
            {t('Urungkan')}
          </Button>
        </p>
      ) : null}
      <Table
        label={t('Barang')}
        columns={columns}
        rows={baris}
        keyOf={(one) => one.kode_barcode}
        {...(onBuka ? { onOpen: onBuka } : {})}
        onDelete={buang}
        totals={{
          kode_barcode: t('{{jumlah}} barang', { jumlah: formatRupiah(baris.length) }),
          berat: formatBerat(baris.reduce((sum, { berat }) => sum + berat, 0)),
        }}
        actionsWidth={48}
        renderActions={(one) => (
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            aria-label={`${t('Hapus')} ${one.kode_barcode}`}
            icon={<Icon name="delete" />}
            onClick={() => buang(one)}
          />
        )}
        empty={<p>{kosong}</p>}
      />
    </>
  )
}
