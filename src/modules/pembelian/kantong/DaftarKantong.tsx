import { Button } from 'antd'
import { useMemo } from 'react'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { SearchBox } from '#web/page/SearchBox'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisKantong } from './kantong.calls.ts'
import { ambilLabel, type BarisKantong, type useKantong } from './use-kantong.tsx'

interface Props {
  readonly title: string
  readonly kosong: string
  readonly daftar: ReturnType<typeof useKantong>
  /** Those that lie on the table already. */
  readonly kecuali?: ReadonlySet<string>
  /** Where there is little room. */
  readonly tanpa?: readonly (keyof typeof barisKantong)[]
  readonly onPilih: (kantong: BarisKantong) => void
}

/** Bags that wait: Enter takes one, its label is one press away. */
export function DaftarKantong({ daftar, kecuali, kosong, onPilih, tanpa = [], title }: Props) {
  const t = useWords()
  const { zona } = useShell().toko
  const { data, error, isPlaceholderData, refetch } = daftar
  const columns = useMemo(
    () =>
      columnsOf(barisKantong, { t, style: 'layar', zona })
        .filter(({ name }) => !tanpa.some((one) => one === name))
        .map((column) => ({ ...column, grows: column.name === 'nama_barang' })),
    [t, zona, tanpa],
  )
  const rows = data?.filter((bag) => !kecuali?.has(bag.kode_kantong))
  return (
    <>
      {error ? <Refused error={error} onRetry={refetch} /> : null}
      <Table
        label={title}
        columns={columns}
        rows={rows}
        busy={isPlaceholderData}
        keyOf={(row) => row.kode_kantong}
        onOpen={onPilih}
        actionsWidth={48}
        renderActions={(row) => (
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            aria-label={`${t('Cetak Label')} ${row.kode_kantong}`}
            title={t('Cetak Label')}
            icon={<Icon name="qr" />}
            onClick={() => void ambilLabel([row.kode_kantong])}
          />
        )}
        empty={<p>{kosong}</p>}
      />
    </>
  )
}

interface CariProps {
  readonly id: string
  readonly daftar: ReturnType<typeof useKantong>
  readonly autoFocus?: boolean
}

/** Narrows them by a word. */
export function CariKantong({ autoFocus = false, daftar, id }: CariProps) {
  const t = useWords()
  return (
    <SearchBox
      id={id}
      autoFocus={autoFocus}
      label={t('Cari')}
      suffix={<Key>F2</Key>}
      placeholder={t('Nomor kantong, nama barang atau barcode')}
      value={daftar.q}
      onSearch={daftar.setQ}
    />
  )
}
