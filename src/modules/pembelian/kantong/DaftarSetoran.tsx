import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { topicsOf } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { call, callFile } from '#web/call'
import { StepDialog } from '#web/document/StepDialog'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisDaftarSetoran, cetakSetoran, daftarSetoran } from './kantong.calls.ts'
import { setoranEmas } from './kantong.ts'
import { simpanKertas } from './use-kantong.tsx'

type Baris = RowOf<typeof barisDaftarSetoran>

/** The receipt as a file, to be signed by both. */
export const ambilSetoran = (nomor: string): Promise<void> =>
  simpanKertas(() => callFile(cetakSetoran, { body: { nomor } }))

/** What was handed over today: its receipt again, or taken back with a reason and an approver. */
export function DaftarSetoran() {
  const t = useWords()
  const { zona } = useShell().toko
  const [batal, setBatal] = useState<string>()
  const { data } = useQuery({
    queryKey: ['kantong', 'setoran'],
    queryFn: async ({ signal }) => (await call(daftarSetoran, {}, { signal })).data,
  })
  const columns = useMemo(
    () => columnsOf(barisDaftarSetoran, { t, style: 'layar', zona }),
    [t, zona],
  )
  if (!data || data.length === 0) return null
  return (
    <>
      <h2>{t('Setoran Hari Ini')}</h2>
      <Table
        label={t('Setoran Hari Ini')}
        columns={columns}
        rows={data}
        keyOf={(row) => row.nomor}
        onOpen={(row) => void ambilSetoran(row.nomor)}
        actionsWidth={88}
        renderActions={(row: Baris) => (
          <>
            <Button
              type="text"
              size="small"
              aria-label={`${t('Cetak')} ${row.nomor}`}
              icon={<Icon name="print" />}
              onClick={() => void ambilSetoran(row.nomor)}
            />
            {row.status === 'VALID' ? (
              <Button
                type="text"
                size="small"
                aria-label={`${t('Batal')} ${row.nomor}`}
                icon={<Icon name="cancel" />}
                onClick={() => setBatal(row.nomor)}
              />
            ) : null}
          </>
        )}
        empty={null}
      />
      {batal === undefined ? null : (
        <StepDialog
          command={setoranEmas.commands.batal}
          nomor={batal}
          topics={topicsOf(setoranEmas)}
          onClose={() => setBatal(undefined)}
        />
      )}
    </>
  )
}
