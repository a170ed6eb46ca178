import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useMemo } from 'react'
import { failure } from '#web/dialogs/notices'
import { stateColumn } from '#web/document/state-column'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { Icon } from '#web/icons'
import { useKeys } from '#web/keys'
import { useNames } from '#web/master/rows'
import { Page } from '#web/page/Page'
import { Pager } from '#web/page/Pager'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisDataBarang, saringBarang } from './data-barang.calls.ts'
import { Centang } from './data/Centang.tsx'
import { Paspor } from './data/Paspor.tsx'
import { useCentang } from './data/use-centang.tsx'
import { perHalaman, useCari, useJumlahKembali, type DataBarang } from './data/use-cari.tsx'
import { KeyButton } from '#web/KeyButton'
import './stok.css'

const idKata = 'cari-barang-kata'

/** The state has a button of its own; one that another screen asked for is a filter beside it. */
const saringan = (status: unknown): string[] =>
  Object.keys(saringBarang).filter(
    (name) => name !== 'status' || (status !== null && status !== 'KEMBALI'),
  )

/** The next typing or scan replaces the words in the field. */
function focusKata(): void {
  const input = document.getElementById(idKata)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}

/**
 * The columns that stay while a piece is shown beside the list: the piece itself shows the rest.
 */
const sempit = ['kode_barcode', 'nama_barang', 'berat', 'kode_baki', 'status']

function useColumns(dilihat: boolean): readonly Column<DataBarang>[] {
  const t = useWords()
  const { zona } = useShell().toko
  const nameOf = useNames(barisDataBarang)
  return useMemo(
    () =>
      columnsOf(barisDataBarang, { t, style: 'layar', zona, nameOf })
        .filter(({ name }) => !dilihat || sempit.includes(name))
        .map((column) =>
          column.name === 'status'
            ? stateColumn<DataBarang>(column, barisDataBarang.status, t)
            : { ...column, grows: column.name === 'nama_barang' },
        ),
    [t, zona, nameOf, dilihat],
  )
}

/** The address holds the open piece: other screens can open it, and back leads back. */
function useDipilih() {
  const navigate = useNavigate()
  const search: { readonly kode_barcode?: string } = useSearch({ strict: false })
  return {
    dipilih: search.kode_barcode ?? '',
    pilih: (kode_barcode: string): void =>
      void navigate({
        to: '/data-barang',
        search: kode_barcode === '' ? {} : { kode_barcode },
      }),
  }
}

interface KataProps {
  readonly cari: ReturnType<typeof useCari>
  readonly onPilih: (kodeBarcode: string) => void
}

/** The search words: the list follows them, and Enter opens the first row. */
function Kata({ cari, onPilih }: KataProps) {
  const t = useWords()
  // Searched again: a slow scanner may end its barcode before the list has followed.
  const buka = async (): Promise<void> => {
    try {
      const found = await cari.terbaik()
      if (found) onPilih(found.kode_barcode)
    } catch (error) {
      failure(error)
    }
  }
  return (
    <Input
      id={idKata}
      className="cari-kata"
      autoFocus
      allowClear
      prefix={<Icon name="search" />}
      aria-label={t('Cari')}
      placeholder={t('Sebagian barcode, nama, kode intern, group atau baki')}
      value={cari.kata}
      onChange={(event) => cari.cari(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void buka()
      }}
    />
  )
}

/** How many pieces came back and wait for a tray; the list shows only them, or all again. */
function Menunggu({ saring }: Pick<ReturnType<typeof useCari>, 'saring'>) {
  const t = useWords()
  const jumlah = useJumlahKembali()
  const hanya = saring.values['status'] === 'KEMBALI'
  if (jumlah === 0 && !hanya) return null
  return (
    <Button
      className="menunggu"
      aria-pressed={hanya}
      onClick={() => saring.set('status', hanya ? null : 'KEMBALI')}
    >
      {t('{{jumlah}} Menunggu Masuk Baki', { jumlah })}
    </Button>
  )
}

/** Every piece, found by typing or scanning; its photo, its facts and its story (SPEC 2). */
export function DataBarangScreen() {
  const t = useWords()
  const { dipilih, pilih } = useDipilih()
  const cari = useCari()
  const dilihat = dipilih !== ''
  const columns = useColumns(dilihat)
  const centang = useCentang(cari.rows)
  const { kolom } = centang
  const semuaKolom = useMemo(() => [kolom, ...columns], [columns, kolom])
  useScan((text) => pilih(text.trim().toUpperCase()))
  useKeys([
    { key: 'F2', label: 'Cari', run: focusKata },
    { key: 'Spasi', label: 'Centang Baris' },
    { key: 'Esc', label: 'Tutup', run: () => pilih(''), off: !dilihat },
  ])
  return (
    <Page
      tools={<Kata cari={cari} onPilih={pilih} />}
      actions={
        <>
          <Menunggu saring={cari.saring} />
          <KeyButton
            keyName="F7"
            label="Centang Semua"
            run={centang.halaman}
            aria-pressed={centang.penuh}
          />
          <Button icon={<Icon name="excel" />} onClick={() => void cari.unduh()}>
            {t('Excel')}
          </Button>
          <ReloadButton onReload={cari.ulang} />
        </>
      }
    >
      <div className={dilihat ? 'cari' : 'cari cari-lebar'}>
        <div
          className="cari-daftar"
          role="group"
          aria-label={t('Data Barang')}
          onKeyDown={centang.onKeyDown}
        >
          <FormFields form={cari.saring} names={saringan(cari.saring.values['status'])} filter />
          <Centang cari={cari} centang={centang} />
          {cari.error ? <Refused error={cari.error} onRetry={cari.ulang} /> : null}
          <Table
            label={t('Data Barang')}
            columns={semuaKolom}
            rows={cari.rows}
            busy={cari.sibuk}
            keyOf={(row) => row.kode_barcode}
            oneClick
            onOpen={(row) => pilih(row.kode_barcode)}
            rowClass={(row) => (row.kode_barcode === dipilih ? 'chosen' : undefined)}
            empty={<p>{t('Tidak Ada Data')}</p>}
          />
          <Pager
            page={cari.halaman}
            size={perHalaman}
            count={cari.count}
            onPage={cari.setHalaman}
          />
        </div>
        {dilihat ? <Paspor kodeBarcode={dipilih} /> : null}
      </div>
    </Page>
  )
}
