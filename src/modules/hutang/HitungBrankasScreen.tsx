import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { topicsOf } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { ScanHead } from '#web/desk/ScanTable'
import { useScanTable } from '#web/desk/use-scan-table'
import { confirm } from '#web/dialogs/notices'
import { Documents } from '#web/document/Documents'
import { usePost } from '#web/document/use-post'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { createKeptStore } from '#web/kept-store'
import { KeyButton } from '#web/KeyButton'
import { useKeys } from '#web/keys'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { isRecord } from '#web/request'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bolehAda, hasilSegel, type HasilSegel } from './brankas.rules.ts'
import { hitungBrankas, pindaiSegel, tasDipindai } from './brankas.ts'
import './brankas.css'

/** A bag on the table, under its seal. */
type Tas = RowOf<typeof tasDipindai> & { readonly kode_barcode: string }

const isTas = (value: unknown): value is Tas =>
  isRecord(value) &&
  typeof value['kode_barcode'] === 'string' &&
  typeof value['no_segel'] === 'string' &&
  Object.hasOwn(hasilSegel, String(value['hasil']))

/** What was scanned outlives a reload and a power cut. */
const diMeja = createKeptStore<readonly Tas[]>('brankas', {
  initial: [],
  read: (value) => (Array.isArray(value) ? value.filter(isTas) : undefined),
  write: (rows) => rows,
})

const idPindai = 'brankas-pindai'
const fokus = (): void => document.getElementById(idPindai)?.focus()
const nada: Readonly<Record<HasilSegel, Tone>> = {
  KETEMU: 'good',
  BELUM_CAIR: 'wait',
  SELESAI: 'bad',
  TOKO_LAIN: 'bad',
  TIDAK_DIKENAL: 'bad',
}

function Hasil({ hasil }: Pick<Tas, 'hasil'>) {
  const t = useWords()
  return <Badge tone={nada[hasil]}>{t(hasilSegel[hasil])}</Badge>
}
const selHasil = ({ hasil }: Tas) => <Hasil hasil={hasil} />

/** The last one, large: the eyes are on the bags. */
function Terakhir({ tas }: { readonly tas: Tas | undefined }) {
  const t = useWords()
  return (
    <p className="brankas-terakhir" role="status">
      {tas === undefined ? (
        <span className="meta">{t('Pindai segel tas satu per satu.')}</span>
      ) : (
        <>
          <strong>{tas.no_segel}</strong> <Hasil hasil={tas.hasil} />
          <span>
            {[
              tas.nama_barang || tas.toko,
              tas.berat !== null && `${formatBerat(tas.berat)} gr`,
              tas.no_faktur_hutang,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
    </p>
  )
}

const { berat, hasil, nama_barang, no_segel } = tasDipindai
/** The long one last: what does not fit of it is read above. */
const kolomTas = { no_segel, hasil, berat, nama_barang }
const useKolom = (): readonly Column<Tas>[] => {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(kolomTas, { t, style: 'layar', zona }).map((column): Column<Tas> =>
        column.name === 'hasil'
          ? { ...column, frame: badgeFrame, cell: selHasil }
          : { ...column, grows: column.name === 'nama_barang' },
      ),
    [t, zona],
  )
}

/** The safe is counted blind: what is missing is said when it is finished, and not before. */
export function HitungBrankasScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const kolom = useKolom()
  const table = useScanTable<Tas>({
    store: diMeja,
    scanId: idPindai,
    isOdd: ({ hasil }) => !bolehAda(hasil),
    twice: 'Segel {{kode_barcode}} Sudah Dipindai',
    find: async (no_segel) => {
      const { data } = await call(pindaiSegel, { body: { no_segel } })
      return { ...data, kode_barcode: data.no_segel }
    },
  })
  const { remove, rows } = table
  const { dialog, kirim, sibuk } = usePost({
    form: { refuse: () => false },
    segarkan: topicsOf(hitungBrankas),
    onTersimpan: table.clear,
  })
  const selesai = async (): Promise<void> => {
    const yakin = await confirm({
      title: t('Hitungan Selesai?'),
      text: t('{{jumlah}} tas dipindai. Yang belum dipindai dicatat hilang.', {
        jumlah: formatRupiah(rows.length),
      }),
      ...{ yes: t('Ya'), no: t('Tidak'), weighty: true },
    })
    fokus()
    if (!yakin) return
    const tas = rows.map(({ no_segel }) => ({ no_segel }))
    kirim(async (options) => {
      const done = await call(hitungBrankas.commands.selesai, { body: { tas } }, options)
      void navigate({ to: '/hitung-brankas', search: { nota: done.data.nomor } })
      return done
    })
  }
  useKeys([{ key: 'F2', label: 'Pindai', run: fokus }])
  return (
    <Page
      actions={
        <KeyButton
          keyName="F9"
          label={hitungBrankas.commands.selesai.label}
          run={() => void selesai()}
          type="primary"
          loading={sibuk}
        />
      }
    >
      <Desk wide>
        <DeskLeft label={t('Tas Dihitung')}>
          <ScanHead
            table={table}
            scanId={idPindai}
            ariaLabel={t('No Segel')}
            placeholder={t('Pindai segel tas (F2)')}
          />
          <Terakhir tas={rows.at(-1)} />
          <Table
            label={t('Tas Dihitung')}
            columns={kolom}
            rows={rows.toReversed()}
            keyOf={({ kode_barcode }) => kode_barcode}
            onDelete={remove}
            totals={{ no_segel: t('{{jumlah}} tas', { jumlah: formatRupiah(rows.length) }) }}
            actionsWidth={48}
            renderActions={(one) => (
              <Button
                type="text"
                size="small"
                tabIndex={-1}
                aria-label={`${t('Hapus')} ${one.no_segel}`}
                icon={<Icon name="delete" />}
                onClick={() => remove(one)}
              />
            )}
            empty={<p>{t('Belum ada tas yang dipindai.')}</p>}
          />
        </DeskLeft>
        <DeskRight label={t('Riwayat')}>
          <Documents document={hitungBrankas} title="Riwayat" brief />
        </DeskRight>
      </Desk>
      {dialog}
    </Page>
  )
}
