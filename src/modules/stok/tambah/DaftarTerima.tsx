import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { KeyLayer } from '#web/keys'
import { Badge, toneOf } from '#web/page/Badge'
import { Pager } from '#web/page/Pager'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisTerima, daftarTambahBarang } from '../tambah-barang.calls.ts'
import { tambahBarang } from '../tambah-barang.ts'
import { BatalTerimaDialog } from './BatalTerimaDialog.tsx'

type Terima = RowOf<typeof barisTerima>
const perHalaman = 50

function useColumns(): readonly Column<Terima>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisTerima, { t, style: 'layar', zona }).map((column) =>
        column.name === 'status'
          ? {
              ...column,
              cell: ({ status }: Terima) => (
                <Badge tone={toneOf(status)}>{t(tambahBarang.states[status])}</Badge>
              ),
            }
          : column,
      ),
    [t, zona],
  )
}

/** Receipts, newest first; one of today may be undone. */
function Daftar() {
  const t = useWords()
  const columns = useColumns()
  const { tgl_system } = useShell().toko
  const [page, setPage] = useState(0)
  const [batal, setBatal] = useState<string>()
  const found = useQuery({
    queryKey: ['barang', 'terima', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        daftarTambahBarang,
        { query: { skip: page * perHalaman, limit: perHalaman } },
        { signal },
      ),
  })
  return (
    <div className="terima-daftar">
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Riwayat Tambah Data Barang')}
        columns={columns}
        rows={found.data?.data}
        busy={found.isPlaceholderData}
        keyOf={({ nomor }) => nomor}
        actionsWidth={48}
        renderActions={(row) =>
          row.status === 'VALID' && row.tgl_system === tgl_system ? (
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              aria-label={`${t('Batal')} ${row.nomor}`}
              icon={<Icon name="cancel" />}
              onClick={() => setBatal(row.nomor)}
            />
          ) : null
        }
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      <Pager page={page} size={perHalaman} count={found.data?.count ?? 0} onPage={setPage} />
      {batal === undefined ? null : (
        <BatalTerimaDialog nomor={batal} onClose={() => setBatal(undefined)} />
      )}
    </div>
  )
}

/** What was received before, beside the table of what is being received. */
export function DaftarTerima({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Drawer open size={1120} title={t('Riwayat Tambah Data Barang')} onClose={onClose}>
      <KeyLayer>
        <Daftar />
      </KeyLayer>
    </Drawer>
  )
}
