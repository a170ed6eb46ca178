import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useMemo } from 'react'
import type { Fields } from '#kernel/field'
import type { Master } from '#kernel/master'
import { callsOf, riwayatFields, shownFields } from '#kernel/master-calls'
import { call } from '../call.tsx'
import { cellText, type CellContext } from '../fields/cells.tsx'
import { KeyLayer } from '../keys.tsx'
import { Refused } from '../page/Refused.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { textAt, type Row } from './rows.tsx'
import './history.css'

interface Props {
  readonly master: Master
  /** The changes of one row, or of the whole list. */
  readonly row: Row | undefined
  readonly onClose: () => void
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The fields of this change, one by one: 'Harga: 1.500.000 -> 1.650.000'. */
function changesOf(fields: Fields, context: CellContext, row: Row): readonly string[] {
  const before = row['sebelum']
  if (!isRow(before)) return []
  return Object.entries(fields)
    .filter(([name]) => JSON.stringify(row[name]) !== JSON.stringify(before[name]))
    .map(([name, field]) => {
      const [was, is] = [
        cellText(field, before[name], context),
        cellText(field, row[name], context),
      ]
      return `${context.t(field.label)}: ${was || '-'} → ${is || '-'}`
    })
}

interface ChangesProps {
  readonly fields: Fields
  /** What is shown before the change itself. */
  readonly heads: Fields
  readonly rows: readonly Row[]
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

/** The changes one under another; a long one wraps and is never cut. */
function Changes({ fields, heads, rows }: ChangesProps) {
  const t = useWords()
  const { toko } = useShell()
  const context: CellContext = { t, style: 'layar', zona: toko.zona }
  return (
    <table className="riwayat" aria-label={t('Riwayat')}>
      <thead>
        <tr>
          {[...Object.values(heads).map(({ label }) => label), 'Perubahan'].map((label) => (
            <th key={label} scope="col">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={[...Object.keys(heads), 'versi'].map((name) => textAt(row, name)).join()}>
            {Object.entries(heads).map(([name, field]) => (
              <td key={name}>{cellText(field, row[name], context)}</td>
            ))}
            <td>
              {changesOf(fields, context, row).map((change) => (
                <div key={change}>{change}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every change of a row, or of all rows: when, by whom, before and after. */
export function HistoryDrawer(props: Props) {
  const { master, onClose, row } = props
  const t = useWords()
  const shown = useMemo(() => shownFields(master), [master])
  const fields = useFieldsOn(shown)
  const found = useChanges(props)
  const whose = row === undefined
  const { [master.key]: key } = fields
  const heads = whose && key ? { ...riwayatFields, [master.key]: key } : riwayatFields
  const about = row ? textAt(row, master.key) : t(master.title)
  return (
    <Drawer open size={whose ? 960 : 760} title={`${t('Riwayat')} ${about}`} onClose={onClose}>
      <KeyLayer>
        {found.error ? (
          <Refused error={found.error} onRetry={found.refetch} />
        ) : found.data?.length === 0 ? (
          <p>{t('Tidak Ada Data')}</p>
        ) : (
          <Changes fields={fields} heads={heads} rows={found.data ?? []} />
        )}
      </KeyLayer>
    </Drawer>
  )
}
