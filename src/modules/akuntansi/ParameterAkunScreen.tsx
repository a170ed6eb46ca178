import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { Icon } from '#web/icons'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bacaParameterAkun, type barisParameterAkun } from './parameter-akun.ts'
import { EditParameter } from './parameter/EditParameter.tsx'
import { terbaca } from './parameter/terbaca.ts'
import './parameter/parameter-akun.css'

type Baris = RowOf<typeof barisParameterAkun>
const kunci = ({ trx, type }: Baris): string => `${trx}/${type}`

/** The journals of the house: name, type, edit (SPEC 2, Akuntansi / Parameter Akun). */
function Daftar({
  onEdit,
  rows,
}: {
  rows: readonly Baris[] | undefined
  onEdit: (row: Baris) => void
}) {
  const t = useWords()
  const columns = useMemo<readonly Column<Baris>[]>(
    () => [
      { name: 'trx', title: t('Nama Jurnal'), text: ({ trx }) => terbaca(trx) },
      { name: 'type', title: t('Tipe'), text: ({ type }) => terbaca(type) },
      {
        name: 'akun',
        title: t('Nomor Akun'),
        text: ({ detail_akun }) =>
          [...new Set(detail_akun.map(({ nomor_akun }) => nomor_akun))].join(', '),
        grows: true,
      },
    ],
    [t],
  )
  return (
    <Table
      label={t('Parameter Akun')}
      columns={columns}
      rows={rows}
      keyOf={kunci}
      onOpen={onEdit}
      actionsWidth={48}
      renderActions={(row) => (
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          aria-label={`${t('Edit')} ${terbaca(row.trx)} ${terbaca(row.type)}`}
          icon={<Icon name="edit" />}
          onClick={() => onEdit(row)}
        />
      )}
      empty={<p>{t('Tidak Ada Data')}</p>}
    />
  )
}

/** Which account each kind of posting books to; one journal at a time is edited. */
export function ParameterAkunScreen() {
  const [diedit, setDiedit] = useState<string>()
  const found = useQuery({
    queryKey: ['para_akun_transaksi', 'daftar'],
    queryFn: async ({ signal }) => (await call(bacaParameterAkun, {}, { signal })).data,
  })
  const row = found.data?.find((one) => kunci(one) === diedit)
  if (row !== undefined)
    return <EditParameter key={diedit} jurnal={row} onSelesai={() => setDiedit(undefined)} />
  return (
    <Page actions={<ReloadButton onReload={found.refetch} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Daftar rows={found.data} onEdit={(one) => setDiedit(kunci(one))} />
    </Page>
  )
}
