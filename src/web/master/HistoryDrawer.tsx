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
  readonly row: Row
  readonly onClose: () => void
}

/** What this change changed: 'Harga: 1.500.000 -> 1.650.000'. The list comes newest first. */
function changesOf(
  fields: Fields,
  context: CellContext,
  row: Row,
  before: Row | undefined,
): string {
  if (before === undefined) return ''
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

/** Every change of a row: when, who, what it was and what it became. */
export function HistoryDrawer({ master, onClose, row }: Props) {
  const t = useWords()
  const { toko } = useShell()
  const key = textAt(row, master.key)
  const shown = useMemo(() => shownFields(master), [master])
  const fields = useFieldsOn(shown)
  const found = useQuery({
    queryKey: [master.name, 'riwayat', key],
    queryFn: async ({ signal }): Promise<readonly Row[]> =>
      (await call(callsOf(master).history, { params: { [master.key]: key } }, { signal })).data,
  })
  const columns = useMemo(() => {
    const context: CellContext = { t, style: 'layar', zona: toko.zona }
    const rows = found.data ?? []
    const before = new Map(rows.map((one, at) => [one, rows[at + 1]]))
    const what = (one: Row): string => changesOf(fields, context, one, before.get(one))
    return [
      ...columnsOf(riwayatFields, context),
      { name: 'perubahan', title: t('Perubahan'), text: what, grows: true },
    ]
  }, [found.data, fields, t, toko.zona])
  return (
    <Drawer open size={760} title={`${t('Riwayat')} ${key}`} onClose={onClose}>
      <KeyLayer>
        {found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : (
          <Table
            label={t('Riwayat')}
            columns={columns}
            rows={found.data}
            keyOf={(one) => textAt(one, 'versi')}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
        )}
      </KeyLayer>
    </Drawer>
  )
}
