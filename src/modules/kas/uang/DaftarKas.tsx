import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Badge, toneOf } from '#web/page/Badge'
import { Pager } from '#web/page/Pager'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisUangKas, daftarUangKas } from '../uang-kas.calls.ts'
import { uangKas } from '../uang-kas.ts'

export type BarisUangKas = RowOf<typeof barisUangKas>
const perHalaman = 50

function useColumns(): readonly Column<BarisUangKas>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisUangKas, { t, style: 'layar', zona }).map((column) =>
        column.name === 'status'
          ? {
              ...column,
              cell: ({ status }: BarisUangKas) => (
                <Badge tone={toneOf(status)}>{t(uangKas.states[status])}</Badge>
              ),
            }
          : column,
      ),
    [t, zona],
  )
}

/** Cash documents besides sales, newest first; one that still stands may be cancelled. */
export function DaftarKas({ onBatal }: { readonly onBatal: (row: BarisUangKas) => void }) {
  const t = useWords()
  const columns = useColumns()
  const [page, setPage] = useState(0)
  const found = useQuery({
    queryKey: ['kas', 'daftar', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(daftarUangKas, { query: { skip: page * perHalaman, limit: perHalaman } }, { signal }),
  })
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Uang Kas')}
        columns={columns}
        rows={found.data?.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => row.nomor}
        actionsWidth={48}
        renderActions={(row) =>
          row.dapat_batal ? (
            <Button
              type="text"
              size="small"
              tabIndex={-1}
              aria-label={`${t('Batal')} ${row.nomor}`}
              icon={<Icon name="cancel" />}
              onClick={() => onBatal(row)}
            />
          ) : null
        }
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      <Pager page={page} size={perHalaman} count={found.data?.count ?? 0} onPage={setPage} />
    </>
  )
}
