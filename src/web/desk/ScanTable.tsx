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
import type { Scannable, ScannedTable } from './use-scan-table.tsx'
import './desk.css'

type Weighed = Row & Scannable & { readonly berat: number }

interface Props<R extends Weighed> {
  readonly table: ScannedTable<R>
  readonly fields: Fields
  readonly scanId: string
  readonly placeholder: string // phrases, in the reader's language
  readonly empty: string
  readonly onOpen?: (row: R) => void
}

interface HeadProps<R extends Scannable> {
  readonly table: Pick<ScannedTable<R>, 'refused' | 'removed' | 'restore' | 'scan'>
  readonly scanId: string
  readonly placeholder: string // phrases, in the reader's language
  readonly ariaLabel: string
}

/** The scan field of a table, why the last scan was refused, and what was just taken off. */
export function ScanHead<R extends Scannable>(props: HeadProps<R>) {
  const { ariaLabel, placeholder, scanId, table } = props
  const t = useWords()
  const { refused, removed, restore, scan } = table
  return (
    <>
      <ScanInput
        id={scanId}
        autoFocus
        ariaLabel={ariaLabel}
        placeholder={placeholder}
        onScan={scan}
      />
      {refused === undefined ? null : (
        <p className="desk-refused" role="alert">
          {refused}
        </p>
      )}
      {removed ? (
        <p className="desk-undo" role="status">
          {t('{{apa}} diambil dari tabel', { apa: removed.kode_barcode })}
          <Button size="small" onClick={restore}>
            {t('Urungkan')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** The scan field, what was scanned, and its sums; Del takes a piece off, and it can come back. */
export function ScanTable<R extends Weighed>(props: Props<R>) {
  const { empty, fields, onOpen, placeholder, scanId, table } = props
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
  const { remove, rows } = table
  return (
    <>
      <ScanHead {...{ placeholder, scanId, table }} ariaLabel={t('Pindai Barcode')} />
      <Table
        label={t('Barang')}
        columns={columns}
        rows={rows}
        keyOf={(one) => one.kode_barcode}
        {...(onOpen ? { onOpen } : {})}
        onDelete={remove}
        totals={{
          kode_barcode: t('{{jumlah}} barang', { jumlah: formatRupiah(rows.length) }),
          berat: formatBerat(rows.reduce((sum, { berat }) => sum + berat, 0)),
        }}
        actionsWidth={48}
        renderActions={(one) => (
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            aria-label={`${t('Hapus')} ${one.kode_barcode}`}
            icon={<Icon name="delete" />}
            onClick={() => remove(one)}
          />
        )}
        empty={<p>{empty}</p>}
      />
    </>
  )
}
