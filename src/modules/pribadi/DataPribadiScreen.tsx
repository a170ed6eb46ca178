import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { IzinDialog, type Diminta } from './IzinDialog.tsx'
import { barisUrusan, cariPribadi, orangPribadi, urusanPribadi } from './pribadi.calls.ts'

const muat = async (cari: string, signal: AbortSignal) =>
  (await call(cariPribadi, { query: { cari } }, { signal })).data
type Orang = Awaited<ReturnType<typeof muat>>[number]
const muatUrusan = async (signal: AbortSignal) => (await call(urusanPribadi, {}, { signal })).data
type Urusan = Awaited<ReturnType<typeof muatUrusan>>[number]

const terpendek = 3

/** Somebody asks for his data, or to be forgotten: find him, and do it with a reason. */
export function DataPribadiScreen() {
  const t = useWords()
  const { zona } = useShell().toko
  const [cari, setCari] = useState('')
  const [diminta, minta] = useState<Diminta>()
  const sought = cari.trim()
  const found = useQuery({
    queryKey: ['pelanggan', 'data-pribadi', sought],
    enabled: sought.length >= terpendek,
    queryFn: ({ signal }) => muat(sought, signal),
  })
  const columns = useMemo(
    (): readonly Column<Orang>[] => columnsOf(orangPribadi, { t, style: 'layar', zona }),
    [t, zona],
  )
  return (
    <Page
      tools={
        <SearchBox label={t('Nama, HP atau identitas')} value={cari} onSearch={setCari} autoFocus />
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {sought.length < terpendek ? (
        <RiwayatUrusan />
      ) : (
        <Table
          label={t('Data Pribadi')}
          columns={columns}
          rows={found.data}
          keyOf={({ id }) => id}
          onOpen={(orang) => minta({ tindakan: 'EKSPOR', orang })}
          onDelete={(orang) => minta({ tindakan: 'HAPUS', orang })}
          actionsWidth={190}
          renderActions={(orang) => (
            <>
              <Button
                type="text"
                size="small"
                tabIndex={-1}
                icon={<Icon name="cloud-download" />}
                onClick={() => minta({ tindakan: 'EKSPOR', orang })}
              >
                {t('Ambil')}
              </Button>
              <Button
                type="text"
                size="small"
                danger
                tabIndex={-1}
                icon={<Icon name="delete" />}
                onClick={() => minta({ tindakan: 'HAPUS', orang })}
              >
                {t('Hapus')}
              </Button>
            </>
          )}
          empty={<p>{t('Tidak Ada Data')}</p>}
        />
      )}
      {diminta ? (
        <IzinDialog
          {...diminta}
          onClose={() => minta(undefined)}
          onDone={() => {
            minta(undefined)
            void found.refetch()
          }}
        />
      ) : null}
    </Page>
  )
}

/** What was asked for before, of people without a name. */
function RiwayatUrusan() {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['pelanggan', 'urusan-pribadi'],
    queryFn: ({ signal }) => muatUrusan(signal),
  })
  const columns = useMemo(
    (): readonly Column<Urusan>[] =>
      columnsOf(barisUrusan, { t, style: 'layar', zona }).map((column) =>
        column.name === 'alasan' ? { ...column, grows: true } : column,
      ),
    [t, zona],
  )
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <p className="meta">{t('Cari orangnya di atas. Di bawah ini yang sudah pernah diminta.')}</p>
      <Table
        label={t('Yang Sudah Diminta')}
        columns={columns}
        rows={found.data}
        keyOf={({ saat, tindakan }, at) => `${saat} ${tindakan} ${at}`}
        empty={<p>{t('Belum pernah ada yang meminta.')}</p>}
      />
    </>
  )
}
