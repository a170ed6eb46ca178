import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import type { Hal, Temuan } from './hal.tsx'
import { TemuanDialog } from './TemuanDialog.tsx'
import '../../../web/report/report.css'

function useColumns<T extends Temuan>(hal: Hal<T>): readonly Column<T>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(() => {
    const { kolom, nama, status } = hal.temuan
    const badges: Readonly<Record<string, (row: T) => ReactNode>> = {
      pola: (row) => (
        <Badge tone={hal.buruk(row) ? 'bad' : 'wait'}>{t(nama[row.pola] ?? row.pola)}</Badge>
      ),
      status: (row) => (
        <Badge tone={hal.warna[row.status] ?? 'plain'}>{t(status[row.status] ?? row.status)}</Badge>
      ),
    }
    return columnsOf(kolom, { t, style: 'layar', zona }).map((column): Column<T> => {
      const cell = badges[column.name]
      return {
        ...column,
        ...(column.name === hal.tumbuh ? { grows: true } : {}),
        ...(cell ? { frame: badgeFrame, cell } : {}),
      }
    })
  }, [hal, t, zona])
}

/** Findings of the books, the worst first; each opens with what speaks for it. */
export function TemuanScreen<T extends Temuan>({ hal }: { readonly hal: Hal<T> }) {
  const t = useWords()
  const { toko } = useShell()
  const { daftar } = hal.temuan
  const given = useMemo(
    () => ({ tgl_from: addDays(toko.tgl_system, -hal.hari) }),
    [toko.tgl_system, hal.hari],
  )
  const form = useForm(daftar.query ?? {}, given)
  const [asked, setAsked] = useState<Values>(() => form.values)
  const [dibuka, buka] = useState<T>()
  const columns = useColumns(hal)
  const found = useQuery({
    queryKey: [hal.jenis, asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(daftar, { query: asked }, { signal })).data,
  })
  const search = (): void => {
    const values = form.submit()
    if (values !== undefined) setAsked(values)
    void found.refetch()
  }
  return (
    <Page
      actions={
        <>
          {hal.aksi?.(asked)}
          <ReloadButton onReload={found.refetch} />
        </>
      }
    >
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
      {hal.catatan}
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t(hal.title)}
        columns={columns}
        rows={found.data}
        busy={found.isFetching && found.data !== undefined}
        keyOf={({ kunci, pola }) => `${pola} ${kunci}`}
        onOpen={buka}
        empty={<p>{t(hal.empty)}</p>}
      />
      {dibuka ? <TemuanDialog hal={hal} temuan={dibuka} onClose={() => buka(undefined)} /> : null}
    </Page>
  )
}
