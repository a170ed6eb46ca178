import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisRekening, saldoRekening } from './saldo-rekening.calls.ts'
import { laporanUangBank } from './laporan/uang-bank.ts'

/** What lies on each account: Enter opens its book, with the balance after every document. */
export function SaldoRekening() {
  const t = useWords()
  const navigate = useNavigate()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['kas', 'rekening'],
    queryFn: async ({ signal }) => (await call(saldoRekening, {}, { signal })).data,
  })
  const columns = useMemo(() => columnsOf(barisRekening, { t, style: 'layar', zona }), [t, zona])
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Saldo Rekening')}
        columns={columns}
        rows={found.data}
        keyOf={(row) => row.no_rekening}
        onOpen={({ no_rekening }) =>
          void navigate({ to: laporanUangBank.path, search: { no_rekening } })
        }
        empty={<p>{t('Isi Master Rekening lebih dulu.')}</p>}
      />
    </>
  )
}
