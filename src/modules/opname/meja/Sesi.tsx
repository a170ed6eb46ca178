import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { alasan, topicsOf } from '#kernel/document'
import { ref, type RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { textOf } from '#web/fields/input'
import { OpenLink } from '#web/fields/OpenLink'
import { ScanInput } from '#web/fields/ScanInput'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useKeys } from '#web/keys'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { usePost } from '#web/document/use-post'
import { barisBeda, satuOpname } from '../opname.calls.ts'
import { hasilOpname, type HasilOpname } from '../opname.rules.ts'
import { useAntrean, type ScanDinilai } from './antrean.tsx'
import { stockOpname } from '../opname.ts'
import { KeyButton } from '#web/KeyButton'

type Beda = RowOf<typeof barisBeda>
/** The state of a piece is told by what it is. */
const { status: _status, ...kolomBeda } = barisBeda

const idPindai = 'opname-pindai'
const nada: Readonly<Record<HasilOpname, Tone>> = {
  KETEMU: 'good',
  HILANG: 'bad',
  LEBIH: 'bad',
  PINDAH: 'wait',
  KASIR: 'wait',
  CONTOH: 'wait',
  BARU: 'info',
}

/** What a piece is, as its colour and its word. */
function Hasil({
  hasil,
  sudah = false,
}: {
  readonly hasil: HasilOpname
  readonly sudah?: boolean
}) {
  const t = useWords()
  return (
    <Badge tone={sudah ? 'wait' : nada[hasil]}>
      {sudah ? t('Sudah Discan') : t(hasilOpname[hasil])}
    </Badge>
  )
}

const selDinilai = ({ hasil, sudah }: ScanDinilai) => <Hasil hasil={hasil} sudah={sudah} />
const selKode = ({ kode_barcode }: Beda) => <OpenLink what="barang" value={kode_barcode} />
const selHasil = ({ hasil }: Beda) => <Hasil hasil={hasil} />

/** Where the pieces lie that are scanned next; a session of one tray says so itself. */
const isianBaki = { kode_baki: ref('baki', { label: 'Baki Yang Dihitung' }) }
/** Others scan, too: the session is asked again and again while it is looked at. */
const segar = 2_000

const useSesi = (id: string) =>
  useQuery({
    queryKey: [stockOpname.name, 'sesi', id],
    refetchInterval: segar,
    queryFn: async ({ signal }) => (await call(satuOpname, { params: { id } }, { signal })).data,
  })
type Isi = NonNullable<ReturnType<typeof useSesi>['data']>

/** What was scanned at this computer, the last one first and large: the eyes are on the gold. */
function Terakhir({ dinilai }: { readonly dinilai: readonly ScanDinilai[] }) {
  const t = useWords()
  const [last] = dinilai
  const columns = useMemo(
    (): readonly Column<ScanDinilai>[] => [
      { name: 'kode', title: t('Barcode'), text: ({ kode_barcode }) => kode_barcode },
      {
        name: 'nama',
        title: t('Nama Barang'),
        text: ({ nama_barang }) => nama_barang,
        grows: true,
      },
      {
        name: 'hasil',
        title: t('Hasil'),
        frame: badgeFrame,
        text: ({ hasil, sudah }) => (sudah ? t('Sudah Discan') : t(hasilOpname[hasil])),
        cell: selDinilai,
      },
    ],
    [t],
  )
  return (
    <div className="opname-terakhir">
      <p className="opname-besar" role="status">
        {last === undefined ? (
          <span className="meta">{t('Pindai barcode barang satu per satu.')}</span>
        ) : (
          <>
            <strong>{last.kode_barcode}</strong> <Hasil hasil={last.hasil} sudah={last.sudah} />
            <span className="opname-nama">
              {last.nama_barang || t('Tidak Dikenal')}
              {last.hasil !== 'KETEMU' && last.pemegang ? ` · ${last.pemegang}` : ''}
            </span>
          </>
        )}
      </p>
      <Table
        label={t('Baru Discan')}
        columns={columns}
        rows={dinilai.slice(1)}
        keyOf={({ id_scan }) => id_scan}
        empty={null}
      />
    </div>
  )
}

/** Pieces where books and scans differ. */
function TabelBeda({ sesi }: { readonly sesi: Isi }) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useMemo(
    () =>
      columnsOf(kolomBeda, { t, style: 'layar', zona }).map((column): Column<Beda> =>
        column.name === 'hasil'
          ? { ...column, frame: badgeFrame, cell: selHasil }
          : column.name === 'kode_barcode'
            ? { ...column, cell: selKode }
            : { ...column, grows: column.name === 'nama_barang' },
      ),
    [t, zona],
  )
  return (
    <Table
      label={t('Beda Buku Dan Scan')}
      columns={columns}
      rows={sesi.baris}
      keyOf={({ kode_barcode }) => kode_barcode}
      totals={{
        kode_barcode: t('{{jumlah}} barang', { jumlah: formatRupiah(sesi.baris.length) }),
        berat: formatBerat(sesi.baris.reduce((sum, { berat }) => sum + berat, 0)),
      }}
      empty={<p>{t('Buku dan scan sama.')}</p>}
    />
  )
}

function Batal({ onClose, sesi }: { readonly sesi: Isi; readonly onClose: () => void }) {
  const t = useWords()
  const [fields] = useState({ alasan })
  return (
    <PostDialog
      title={`${t('Batal Opname')} ${sesi.nomor}`}
      width={520}
      fields={fields}
      segarkan={topicsOf(stockOpname)}
      send={(isi, options) =>
        call(stockOpname.commands.batal, { body: { id: sesi.id, ...isi } }, options)
      }
      onClose={onClose}
    />
  )
}

/** What a reader sends becomes barcodes: one, or the list that an RFID reader saw at once. */
export type BacaKode = (text: string) => string[]

interface Props {
  readonly id: string
  readonly baca: BacaKode
  readonly onTutup: () => void
}

/** A list that is pasted anywhere is scanned; one code belongs to the input that has the focus. */
function useTempel(baca: BacaKode, pindai: (kode: readonly string[]) => void): void {
  useEffect(() => {
    const tempel = (event: ClipboardEvent): void => {
      const kode = baca(event.clipboardData?.getData('text/plain') ?? '')
      if (kode.length < 2) return
      event.preventDefault()
      pindai(kode)
    }
    document.addEventListener('paste', tempel)
    return () => document.removeEventListener('paste', tempel)
  })
}

interface BerjalanProps {
  readonly sesi: Isi
  readonly baca: BacaKode
  readonly onTutup: () => void
}

function Berjalan({ baca, onTutup, sesi }: BerjalanProps) {
  const t = useWords()
  const form = useForm(isianBaki)
  const [membatalkan, setMembatalkan] = useState(false)
  const { dinilai, menunggu, scan } = useAntrean(sesi.id)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: topicsOf(stockOpname),
    onTersimpan: () => undefined,
  })
  const satuBaki = sesi.kode_baki !== null
  const masuk = (kode: readonly string[]): void =>
    scan(kode, satuBaki ? sesi.kode_baki : textOf(form.values['kode_baki']) || null)
  const pindai = (text: string): void => masuk(baca(text))
  useScan(pindai, idPindai)
  useTempel(baca, masuk)
  // What is typed there is whole, however slow the machine is.
  useEffect(() => document.getElementById(idPindai)?.focus(), [])
  const setujui = (): void =>
    kirim((options) => call(stockOpname.commands.setujui, { body: { id: sesi.id } }, options))
  useKeys([
    { key: 'F2', label: 'Pindai', run: () => document.getElementById(idPindai)?.focus() },
    { key: 'Esc', label: 'Kembali', run: onTutup },
  ])
  return (
    <div className="opname">
      <section className="opname-scan" aria-label={t('Pindai')}>
        {satuBaki || sesi.no_terima !== null ? null : (
          <div data-form>
            <FormFields form={form} inline />
          </div>
        )}
        <ScanInput id={idPindai} placeholder={t('Pindai barangnya')} onScan={pindai} />
        {menunggu > 0 ? (
          <p className="opname-menunggu">
            {t('{{jumlah}} scan menunggu dikirim, tersimpan di komputer ini', { jumlah: menunggu })}
          </p>
        ) : null}
        <Terakhir dinilai={dinilai} />
      </section>
      <section className="opname-beda" aria-label={t('Beda Buku Dan Scan')}>
        <Kepala sesi={sesi} />
        <TabelBeda sesi={sesi} />
        <div className="opname-tombol">
          <Button onClick={() => setMembatalkan(true)}>{t('Batal Opname')}</Button>
          <KeyButton
            keyName="F9"
            label="Setujui"
            run={setujui}
            type="primary"
            disabled={menunggu > 0}
            loading={sibuk}
          />
        </div>
      </section>
      {membatalkan ? <Batal sesi={sesi} onClose={() => setMembatalkan(false)} /> : null}
      {dialog}
    </div>
  )
}

/** How far it is: found of what should be there. */
function Kepala({ sesi }: { readonly sesi: Isi }) {
  const t = useWords()
  const { kode_baki, kode_gudang, ketemu, no_terima, nomor, seharusnya } = sesi
  return (
    <h2>
      {nomor}{' '}
      <span className="meta">
        {[kode_gudang, kode_baki, no_terima].filter(Boolean).join(' · ') || t('Semua')}
      </span>
      <span className="opname-angka">
        {t('{{ketemu}} dari {{semua}} ketemu', {
          ketemu: formatRupiah(ketemu),
          semua: formatRupiah(seharusnya),
        })}{' '}
        <small>{formatBerat(sesi.berat_ketemu)} gr</small>
      </span>
    </h2>
  )
}

/** One session: scanned while it is under way, looked at once it is over. */
export function Sesi({ baca, id, onTutup }: Props) {
  const found = useSesi(id)
  if (found.error) return <Refused error={found.error} onRetry={found.refetch} />
  if (found.data === undefined) return <Waiting />
  if (found.data.status === 'OPEN')
    return <Berjalan key={id} sesi={found.data} baca={baca} onTutup={onTutup} />
  return (
    <section className="opname-beda">
      <Kepala sesi={found.data} />
      <TabelBeda sesi={found.data} />
    </section>
  )
}
