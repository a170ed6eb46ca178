import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#web/call'
import { confirmDelete, failure } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { KomputerIni, type Alat } from './KomputerIni.tsx'
import { barisAlat, daftarPerangkat, hapusAlat } from './perangkat.calls.ts'
import './perangkat.css'

/** A browser that is not sure of its server offers neither camera, scale nor passkey. */
function TanpaHttps() {
  const t = useWords()
  if (globalThis.isSecureContext) return null
  return (
    <p className="perangkat-https" role="status">
      <Icon name="warning" />{' '}
      {t('Halaman ini dibuka tanpa HTTPS: kamera, timbangan dan passkey tidak dapat dipakai.')}{' '}
      <a href="/pasang-sertifikat" target="_blank" rel="noreferrer">
        {t('Cara Memasang HTTPS')}
      </a>
    </p>
  )
}

/** This computer's devices, each to be tried, and those of all other places of work. */
export function PerangkatScreen() {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(barisAlat, { t, style: 'layar', zona }).map((column): Column<Alat> => ({
        ...column,
      })),
    [t, zona],
  )
  const found = useQuery({
    queryKey: ['perangkat'],
    queryFn: async ({ signal }) => (await call(daftarPerangkat, {}, { signal })).data,
  })
  const hapus = async ({ jenis, komputer, nama, perangkat }: Alat): Promise<void> => {
    if (!(await confirmDelete(jenis === 'KOMPUTER' ? komputer : nama))) return
    try {
      await call(hapusAlat, { params: { jenis, perangkat } })
      await found.refetch()
    } catch (error) {
      failure(error)
    }
  }
  return (
    <Page actions={<ReloadButton onReload={found.refetch} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <TanpaHttps />
      <KomputerIni semua={found.data ?? []} />
      <Table
        label={t('Perangkat')}
        columns={columns}
        rows={found.data}
        keyOf={({ jenis, perangkat }) => `${perangkat} ${jenis}`}
        onDelete={(row) => void hapus(row)}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
    </Page>
  )
}
