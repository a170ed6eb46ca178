import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { stateColumn } from '#web/document/state-column'
import { columnsOf } from '#web/fields/cells'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { KirimDialog } from '../otorisasi/KirimDialog.tsx'
import { Sesi } from './meja/Sesi.tsx'
import { barisSesi, daftarOpname, simpanMulai } from './opname.calls.ts'
import { mulaiOpname } from './opname.ts'
import './opname.css'

type SesiOpname = RowOf<typeof barisSesi>

function Daftar({ onBuka }: { readonly onBuka: (id: string) => void }) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['opname', 'daftar'],
    queryFn: async ({ signal }) => (await call(daftarOpname, {}, { signal })).data,
  })
  const columns = useMemo(
    () =>
      columnsOf(barisSesi, { t, style: 'layar', zona }).map((column) =>
        column.name === 'status'
          ? stateColumn<SesiOpname>(column, barisSesi.status, t)
          : { ...column, grows: column.name === 'keterangan' },
      ),
    [t, zona],
  )
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Daftar Stock Opname')}
        columns={columns}
        rows={found.data}
        keyOf={({ id }) => id}
        onOpen={({ id }) => onBuka(id)}
        empty={<p>{t('Belum ada stock opname. Tekan F8 untuk memulai.')}</p>}
      />
    </>
  )
}

/** The session that is looked at stands in the address: a reload leads back to it. */
function useDibuka() {
  const navigate = useNavigate()
  const search: { readonly sesi?: string } = useSearch({ strict: false })
  const buka = (sesi: string | undefined): void =>
    void navigate({ to: '/stock-opname', search: sesi === undefined ? {} : { sesi } })
  return { id: search.sesi, buka }
}

/** Counting by barcode (SPEC 2): sessions, and the one that is open. */
export function StockOpnameScreen() {
  const t = useWords()
  const { buka, id } = useDibuka()
  const [mulai, setMulai] = useState(false)
  useKeys([{ key: 'F8', label: 'Mulai Opname', run: () => setMulai(true), off: id !== undefined }])
  return (
    <Page
      actions={
        id === undefined ? (
          <Button type="primary" onClick={() => setMulai(true)}>
            {t('Mulai Opname')} <Key>F8</Key>
          </Button>
        ) : (
          <Button onClick={() => buka(undefined)}>
            {t('Kembali')} <Key>Esc</Key>
          </Button>
        )
      }
    >
      {id === undefined ? (
        <Daftar onBuka={buka} />
      ) : (
        <Sesi id={id} onTutup={() => buka(undefined)} />
      )}
      {mulai ? (
        <KirimDialog
          title={t('Mulai Opname')}
          width={640}
          fields={mulaiOpname}
          segarkan={['opname', 'baki']}
          send={async (body, options) => {
            const saved = await call(simpanMulai, { body }, options)
            buka(saved.data.id)
            return saved
          }}
          onClose={() => setMulai(false)}
        />
      ) : null}
    </Page>
  )
}
