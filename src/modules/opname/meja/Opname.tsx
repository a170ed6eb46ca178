import { topicsOf } from '#kernel/document'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import { call, type CallOptions } from '#web/call'
import type { Answer } from '#web/request'
import { stateColumn } from '#web/document/state-column'
import { columnsOf } from '#web/fields/cells'
import { Key } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { barisSesi, type daftarOpname } from '../opname.calls.ts'
import { Sesi, type BacaKode } from './Sesi.tsx'
import { stockOpname } from '../opname.ts'
import { KeyButton } from '#web/KeyButton'
import '../opname.css'

type SesiOpname = RowOf<typeof barisSesi>
type Mulai = Promise<Answer<{ readonly id: string; readonly nomor: string }>>

/** One way of counting: which sessions it lists, how one begins, and how what is read is taken. */
export interface CaraOpname<F extends Fields> {
  readonly path: string
  readonly daftar: typeof daftarOpname
  readonly mulai: F
  readonly kirim: (body: RowOf<F>, options: CallOptions) => Mulai
  readonly baca: BacaKode
  /** Columns that this way has nothing in. */
  readonly tanpa: readonly (keyof typeof barisSesi)[]
}

/** What is typed or scanned is one code. */
export const satuKode: BacaKode = (text) => [text]

interface DaftarProps {
  readonly cara: Pick<CaraOpname<Fields>, 'daftar' | 'path' | 'tanpa'>
  readonly onBuka: (id: string) => void
  readonly onMulai: () => void
}

function Daftar({ cara, onBuka, onMulai }: DaftarProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const { daftar, path, tanpa } = cara
  const found = useQuery({
    queryKey: [stockOpname.name, 'daftar', path],
    queryFn: async ({ signal }) => (await call(daftar, {}, { signal })).data,
  })
  const columns = useMemo(
    () =>
      columnsOf(barisSesi, { t, style: 'layar', zona })
        .filter(({ name }) => !tanpa.some((one) => one === name))
        .map((column) =>
          column.name === 'status'
            ? stateColumn<SesiOpname>(column, barisSesi.status, t)
            : { ...column, grows: column.name === 'keterangan' },
        ),
    [t, tanpa, zona],
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
        empty={
          <>
            <p>{t('Belum ada stock opname.')}</p>
            <Button onClick={onMulai}>{t('Mulai Opname')}</Button>
          </>
        }
      />
    </>
  )
}

interface Alamat {
  readonly sesi?: string
  /** What is to be counted, when another screen led here. */
  readonly kode_gudang?: string
  readonly kode_baki?: string
}

/** The session that is looked at stands in the address: a reload leads back to it. */
function useDibuka(path: string) {
  const navigate = useNavigate()
  const search: Alamat = useSearch({ strict: false })
  const buka = (sesi: string | undefined): void =>
    void navigate({ to: path, search: sesi === undefined ? {} : { sesi } })
  const { kode_baki, kode_gudang, sesi: id } = search
  return { id, buka, minta: kode_baki === undefined ? undefined : { kode_gudang, kode_baki } }
}

/** Counting by barcode (SPEC 2): sessions, and the one that is open. */
export function Opname<const F extends Fields>({ cara }: { readonly cara: CaraOpname<F> }) {
  const t = useWords()
  const { buka, id, minta } = useDibuka(cara.path)
  const [mulai, setMulai] = useState(minta !== undefined)
  const mulaikan = (): void => setMulai(true)
  return (
    <Page
      actions={
        id === undefined ? (
          <KeyButton keyName="F8" label="Mulai Opname" run={mulaikan} type="primary" />
        ) : (
          <Button onClick={() => buka(undefined)}>
            {t('Kembali')} <Key>Esc</Key>
          </Button>
        )
      }
    >
      {id === undefined ? (
        <Daftar cara={cara} onBuka={buka} onMulai={mulaikan} />
      ) : (
        <Sesi id={id} baca={cara.baca} onTutup={() => buka(undefined)} />
      )}
      {mulai ? (
        <PostDialog
          title={t('Mulai Opname')}
          width={640}
          fields={cara.mulai}
          {...(minta && { awal: minta })}
          segarkan={topicsOf(stockOpname)}
          send={async (body, options) => {
            const saved = await cara.kirim(body, options)
            buka(saved.data.id)
            return saved
          }}
          onClose={() => setMulai(false)}
        />
      ) : null}
    </Page>
  )
}
