import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { call, callFile } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { isCancelled, whileFetching } from '#web/dialogs/fetching'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Icon } from '#web/icons'
import { saveFile } from '#web/page/download'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { daftarEkspor, eksporCsv, isianEkspor } from './ekspor.calls.ts'

const muat = async (signal: AbortSignal) => (await call(daftarEkspor, {}, { signal })).data
type Tabel = Awaited<ReturnType<typeof muat>>[number]

/** A large book takes its time. */
const patience = 10 * 60_000

/** Choose a table, Enter takes it away; a book may be of a period only. */
export function ExportCsvScreen() {
  const t = useWords()
  const form = useForm(isianEkspor)
  const [cari, setCari] = useState('')
  const [sibuk, setSibuk] = useState<string>()
  const found = useQuery({ queryKey: ['export-csv'], queryFn: ({ signal }) => muat(signal) })
  const ambil = async ({ tabel }: Tabel): Promise<void> => {
    const query = form.submit()
    if (query === undefined || sibuk !== undefined) return
    setSibuk(tabel)
    try {
      const file = await whileFetching(t('Sedang Mengambil Data'), (options) =>
        callFile(eksporCsv, { params: { tabel }, query }, { ...options, milliseconds: patience }),
      )
      saveFile(file)
    } catch (error) {
      if (!isCancelled(error)) failure(error)
    } finally {
      setSibuk(undefined)
    }
  }
  const columns = useMemo(
    (): readonly Column<Tabel>[] => [
      { name: 'nama', title: t('Nama'), grows: true, text: ({ nama }) => nama },
      { name: 'tabel', title: t('Tabel'), text: ({ tabel }) => tabel },
      {
        name: 'jenis',
        title: t('Jenis'),
        text: ({ jenis }) => t(jenis === 'BUKU' ? 'Buku' : 'Master'),
      },
    ],
    [t],
  )
  const sought = cari.trim().toLowerCase()
  const rows = found.data?.filter(({ nama, tabel }) =>
    `${nama} ${tabel}`.toLowerCase().includes(sought),
  )
  return (
    <Page tools={<SearchBox label={t('Cari')} value={cari} onSearch={setCari} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <div className="report-filter" data-form>
        <FormFields form={form} inline />
        <p className="meta">{t('Tanggal hanya menyaring buku; kosong berarti semuanya.')}</p>
      </div>
      <Table
        label={t('Export CSV')}
        columns={columns}
        rows={rows}
        keyOf={({ tabel }) => tabel}
        onOpen={(row) => void ambil(row)}
        actionsWidth={140}
        renderActions={(row) => (
          <Button
            size="small"
            tabIndex={-1}
            icon={<Icon name="cloud-download" />}
            loading={sibuk === row.tabel}
            disabled={sibuk !== undefined}
            onClick={() => void ambil(row)}
          >
            CSV
          </Button>
        )}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
    </Page>
  )
}
