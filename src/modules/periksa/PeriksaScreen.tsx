import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisTemuan, daftarTemuan, statusTemuan } from './periksa.calls.ts'
import { namaPola } from './pola.ts'
import { TemuanDialog, type Temuan } from './TemuanDialog.tsx'
import { KeyButton } from '#web/KeyButton'
import './periksa.css'
import '../../web/report/report.css'

/** A week is what somebody still remembers. */
const seminggu = 6
/** From this score on, money may be gone. */
const berat = 70

function useColumns(): readonly Column<Temuan>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisTemuan, { t, style: 'layar', zona }).map((column): Column<Temuan> => {
        if (column.name === 'pola')
          return {
            ...column,
            grows: true,
            frame: badgeFrame,
            cell: ({ pola, skor }) => (
              <Badge tone={skor >= berat ? 'bad' : 'wait'}>{t(namaPola[pola])}</Badge>
            ),
          }
        return column.name === 'status'
          ? {
              ...column,
              frame: badgeFrame,
              cell: ({ status }) => (
                <Badge tone={status === 'TERBUKA' ? 'wait' : 'good'}>
                  {t(statusTemuan[status])}
                </Badge>
              ),
            }
          : column
      }),
    [t, zona],
  )
}

/** Odd patterns of the books, the worst first; each opens with what speaks for it. */
export function PeriksaScreen() {
  const t = useWords()
  const { toko } = useShell()
  const given = useMemo(
    () => ({ tgl_from: addDays(toko.tgl_system, -seminggu) }),
    [toko.tgl_system],
  )
  const form = useForm(daftarTemuan.query ?? {}, given)
  const [asked, setAsked] = useState<Values>(() => form.values)
  const [dibuka, buka] = useState<Temuan>()
  const columns = useColumns()
  const found = useQuery({
    queryKey: ['TEMUAN', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(daftarTemuan, { query: asked }, { signal })).data,
  })
  const search = (): void => {
    const values = form.submit()
    if (values !== undefined) setAsked(values)
    void found.refetch()
  }
  return (
    <Page actions={<ReloadButton onReload={found.refetch} />}>
      <div className="report-filter" data-form>
        <FormFields form={form} filter autoFocus />
        <KeyButton
          keyName="F9"
          label="Cari Data"
          run={search}
          type="primary"
          loading={found.isFetching}
        >
          {found.isFetching ? t('Sedang Mencari') : t('Cari Data')}
        </KeyButton>
      </div>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Transaksi Perlu Diperiksa')}
        columns={columns}
        rows={found.data}
        busy={found.isFetching && found.data !== undefined}
        keyOf={({ kunci, pola }) => `${pola} ${kunci}`}
        onOpen={buka}
        empty={<p>{t('Tidak Ada Yang Ganjil Di Hari-hari Ini')}</p>}
      />
      {dibuka ? <TemuanDialog temuan={dibuka} onClose={() => buka(undefined)} /> : null}
    </Page>
  )
}
