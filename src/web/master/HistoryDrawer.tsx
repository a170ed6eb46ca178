import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import type { Master } from '#kernel/master'
import { callsOf, riwayatFields, shownFields } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { cellText, columnsOf, type CellContext } from '../fields/cells.tsx'
import { KeyLayer } from '../keys.tsx'
import { Refused } from '../page/Refused.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { textAt, type Row } from './rows.tsx'

interface Props {
  readonly master: Master
  /** Of one row, or of the whole list. */
  readonly row: Row | undefined
  readonly onClose: () => void
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** What this change changed: 'Harga: 1.500.000 -> 1.650.000'. */
function changesOf(fields: Fields, context: CellContext, row: Row): string {
  const before = row['sebelum']
  if (!isRow(before)) return ''
  return Object.entries(fields)
    .filter(([name]) => JSON.stringify(row[name]) !== JSON.stringify(before[name]))
    .map(([name, field]) => {
      const [was, is] = [
        cellText(field, before[name], context),
        cellText(field, row[name], context),
      ]
      return `${context.t(field.label)}: ${was || '-'} → ${is || '-'}`
    })
    .join('; ')
}

function useChanges({ master, row }: Props) {
  const { changes, history } = callsOf(master)
  const key = row && textAt(row, master.key)
  return useQuery({
    queryKey: [master.name, 'riwayat', key],
    queryFn: async ({ signal }): Promise<readonly Row[]> =>
      key === undefined
        ? (await call(changes, { query: {} }, { signal })).data
        : (await call(history, { params: { [master.key]: key } }, { signal })).data,
  })
}

/** Every change of a row, or of all rows: when, who, what it was and what it became. */
export function HistoryDrawer(props: Props) {
  const { master, onClose, row } = props
  const t = useWords()
  const { toko } = useShell()
  const shown = useMemo(() => shownFields(master), [master])
  const fields = useFieldsOn(shown)
  const found = useChanges(props)
  const whose = row === undefined
  const columns = useMemo(() => {
    const context: CellContext = { t, style: 'layar', zona: toko.zona }
    const { [master.key]: key } = fields
    return [
      ...columnsOf({ ...riwayatFields, ...(whose && key ? { [master.key]: key } : {}) }, context),
      {
        name: 'perubahan',
        title: t('Perubahan'),
        text: (one: Row): string => changesOf(fields, context, one),
        grows: true,
      },
    ]
  }, [fields, master.key, t, toko.zona, whose])
  const about = row ? textAt(row, master.key) : t(master.title)
  return (
    <Drawer open size={whose ? 960 : 760} title={`${t('Riwayat')} ${about}`} onClose={onClose}>
      <KeyLayer>
        {found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : (
          <Table
            label={t('Riwayat')}
            columns={columns}
            rows={found.data}
            keyOf={(one) => [master.key, 'versi', 'saat'].map((name) => textAt(one, name)).join()}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
        )}
      </KeyLayer>
    </Drawer>
  )
}
