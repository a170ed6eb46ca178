import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { addDays } from '#kernel/tanggal'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Values } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { saveFile } from '#web/page/download'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { CurigaDialog, type Temuan } from './CurigaDialog.tsx'
import { barisCuriga, daftarCuriga, eksporCuriga, saringCuriga } from './curiga.calls.ts'
import { namaCuriga, statusCuriga, type StatusCuriga } from './pola.ts'
import '../../web/report/report.css'

/** Two weeks: so long a report may wait. */
const duaMinggu = 13

const warna: Readonly<Record<StatusCuriga, Tone>> = {
  TERBUKA: 'wait',
  DIPERIKSA: 'info',
  WAJAR: 'good',
  DILAPORKAN: 'good',
}

function useColumns(): readonly Column<Temuan>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisCuriga, { t, style: 'layar', zona }).map((column): Column<Temuan> => {
        if (column.name === 'pola')
          return {
            ...column,
            frame: badgeFrame,
            cell: ({ pola }) => (
              <Badge tone={pola === 'BATAS' ? 'bad' : 'wait'}>{t(namaCuriga[pola])}</Badge>
            ),
          }
        if (column.name === 'status')
          return {
            ...column,
            frame: badgeFrame,
            cell: ({ status }) => <Badge tone={warna[status]}>{t(statusCuriga[status])}</Badge>,
          }
        return column.name === 'nama_customer' ? { ...column, grows: true } : column
      }),
    [t, zona],
  )
}

/** Takes the file of what is looked at or reported. */
function Ambil({ dari, sampai }: { readonly dari: string; readonly sampai: string }) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const ambil = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await callFile(eksporCuriga, { query: { tgl_from: dari, tgl_to: sampai } }))
    } catch (error) {
      failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} icon={<Icon name="cloud-download" />} onClick={() => void ambil()}>
      {t('CSV Untuk Dilaporkan')}
    </Button>
  )
}

/** What the law wants to know of people, the worst first; each opens with its notes. */
export function CurigaScreen() {
  const t = useWords()
  const { toko } = useShell()
  const given = useMemo(
    () => ({ tgl_from: addDays(toko.tgl_system, -duaMinggu) }),
    [toko.tgl_system],
  )
  const form = useForm(saringCuriga, given)
  const [asked, setAsked] = useState<Values>(() => form.values)
  const [dibuka, buka] = useState<Temuan>()
  const columns = useColumns()
  const found = useQuery({
    queryKey: ['CURIGA', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(daftarCuriga, { query: asked }, { signal })).data,
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
          <Ambil dari={String(asked['tgl_from'])} sampai={String(asked['tgl_to'])} />
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
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Transaksi Mencurigakan')}
        columns={columns}
        rows={found.data}
        busy={found.isFetching && found.data !== undefined}
        keyOf={({ kunci, pola }) => `${pola} ${kunci}`}
        onOpen={buka}
        empty={<p>{t('Tidak Ada Transaksi Mencurigakan Di Hari-hari Ini')}</p>}
      />
      {dibuka ? <CurigaDialog temuan={dibuka} onClose={() => buka(undefined)} /> : null}
    </Page>
  )
}
