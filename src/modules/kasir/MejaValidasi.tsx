import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { formatRupiah } from '#kernel/figures'
import type { Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import type { RowOf } from '#kernel/field'
import type { CallOptions } from '#web/call'
import { confirm } from '#web/dialogs/notices'
import { ScanInput } from '#web/fields/ScanInput'
import { KeyButton } from '#web/KeyButton'
import { useKeys } from '#web/keys'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { useNamaBayar } from '../pembayaran/CaraBayar.tsx'
import { AntreanLain } from './AntreanLain.tsx'
import type { terimaUang } from './kasir.ts'
import { PilihKasir, SaringValidasi } from './SaringanKasir.tsx'
import { useAksiKasir, usePesan, type AksiKasir } from './use-kasir.tsx'
import { useMenunggu, type Antre } from './use-menunggu.tsx'
import { usePilihan } from './use-pilihan.tsx'
import './meja-validasi.css'

/** What every row of it tells. */
interface Menunggu {
  readonly jumlah: number
  readonly versi: number
  readonly belum_masuk: boolean
  readonly pembayaran: readonly Pembayaran[]
}

/** What the cashier agreed to, for the body of a validation. */
export type Terima = RowOf<typeof terimaUang>

type Dijawab<A> = Promise<{ readonly data: A; readonly message?: string | undefined }>

/** The two commands of a desk, for the numbers that are ticked. */
export interface Perintah<A = unknown> {
  readonly validasi: (nomor: string[], terima: Terima, options: CallOptions) => Dijawab<A>
  readonly batal: (nomor: string[], options: CallOptions) => Dijawab<unknown>
  /** Leaders withdraw what waits, whatever the shop has switched. */
  readonly batalPemimpin?: true
}

interface Props<R extends Menunggu, A> {
  readonly antre: Antre<R>
  readonly nomor: (row: R) => string
  /** What a scan means. */
  readonly cari: (rows: readonly R[], kode: string) => R | undefined
  /** The columns between the tick and the payments. */
  readonly columns: readonly Column<R>[]
  /** Phrases of this desk. */
  readonly kata: {
    readonly judul: string
    readonly pindai: string
    readonly dipilih: string // {{jumlah}}
    readonly tanya: string
    readonly jumlah: string
  }
  readonly perintah: Perintah<A>
  /** What comes after a validation, as the print of its papers. */
  readonly onJadi?: (nomor: readonly string[], rows: readonly R[], jawab: A) => void
  /** Changes how one is paid. */
  readonly renderUbah: (row: R, onClose: () => void) => ReactNode
}

type NamaBayar = ReturnType<typeof useNamaBayar>

const caraDari = (namaBayar: NamaBayar, { pembayaran }: Menunggu): string =>
  pembayaran.map((one) => `${namaBayar(one)} ${formatRupiah(one.jumlah)}`).join(', ')

/** How it is paid, and whether somebody has yet to see it at the bank. */
function Pembayaran({ row }: { readonly row: Menunggu }) {
  const t = useWords()
  const namaBayar = useNamaBayar()
  return (
    <>
      {caraDari(namaBayar, row)}{' '}
      {row.belum_masuk ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
    </>
  )
}
const pembayaranDari = (row: Menunggu) => <Pembayaran row={row} />

interface Pilihan<R> {
  readonly dipilih: readonly R[]
  readonly pilih: (nomor: string, on: boolean) => void
}

function useColumns<R extends Menunggu>(
  { columns, kata, nomor }: Pick<Props<R, unknown>, 'columns' | 'kata' | 'nomor'>,
  { dipilih, pilih }: Pilihan<R>,
): Column<R>[] {
  const t = useWords()
  const namaBayar = useNamaBayar()
  return useMemo(
    () => [
      {
        name: 'pilih',
        title: t('Pilih'),
        text: () => '',
        cell: (row) => (
          <input
            type="checkbox"
            aria-label={t('Pilih {{nomor}}', { nomor: nomor(row) })}
            checked={dipilih.includes(row)}
            onChange={(event) => pilih(nomor(row), event.target.checked)}
          />
        ),
      },
      ...columns,
      {
        name: 'bayar',
        title: t('Pembayaran'),
        // As wide as what stands there, the badge too.
        text: (row) =>
          `${caraDari(namaBayar, row)} ${row.belum_masuk ? `  ${t('Belum Masuk')}` : ''}`,
        cell: pembayaranDari,
      },
      {
        name: 'jumlah',
        title: t(kata.jumlah),
        align: 'right',
        text: (row) => formatRupiah(row.jumlah),
      },
    ],
    [t, namaBayar, columns, kata, nomor, dipilih, pilih],
  )
}

interface BawahProps {
  readonly aksi: AksiKasir
  readonly kata: string
  readonly dipilih: readonly Menunggu[]
  readonly onUbah: () => void
}

function Bawah({ aksi, dipilih, kata, onUbah }: BawahProps) {
  const t = useWords()
  const total = dipilih.reduce((sum, { jumlah }) => sum + jumlah, 0)
  return (
    <footer className="meja-bawah">
      <span className="meta">{t(kata, { jumlah: dipilih.length })}</span>
      <div className="meja-total" aria-live="polite">
        <span>{t('Grand Total')}</span>
        <b>
          <small>Rp</small> {formatRupiah(total)}
        </b>
      </div>
      <KeyButton
        keyName="F8"
        label="Ubah Pembayaran"
        run={onUbah}
        size="large"
        disabled={dipilih.length === 0}
      />
      <KeyButton
        keyName="F6"
        label={aksi.bisaBatal ? 'Batal Validasi' : 'Batal'}
        run={aksi.batal}
        size="large"
        loading={aksi.sibuk === 'BATAL'}
      />
      <KeyButton
        keyName="F9"
        label="Validasi"
        run={aksi.validasi}
        size="large"
        type="primary"
        loading={aksi.sibuk === 'VALIDASI'}
      />
    </footer>
  )
}

const idPindai = 'validasi-pindai'

/** What waits for its money (SPEC 2, 4): tick, one sum, two buttons. */
export function MejaValidasi<R extends Menunggu, A = unknown>(props: Props<R, A>) {
  const { antre, cari, kata, nomor, onJadi, perintah, renderUbah } = props
  const t = useWords()
  const queries = useQueryClient()
  const [saring, setSaring] = useState<string | null>(null)
  const [kasir, setKasir] = useState<string | null>(null)
  const [diubah, ubah] = useState<R>()
  const menunggu = useMenunggu(antre, saring)
  const pilihan = usePilihan({ rows: menunggu.rows, nomor, cari })
  const { dipilih } = pilihan
  const columns = useColumns(props, pilihan)
  const semua = dipilih.map(nomor)
  const aksi = useAksiKasir({
    jumlah: dipilih.length,
    onMuat: () => void queries.invalidateQueries({ queryKey: [antre.topik[0]] }),
    onKosong: pilihan.kosongkan,
    validasi: {
      siap: async () => {
        const total = dipilih.reduce((sum, { jumlah }) => sum + jumlah, 0)
        const agreed = await confirm({
          yes: t('Ya'),
          no: t('Tidak'),
          title: t(kata.tanya),
          text: t('Grand Total Rp {{total}}', { total: formatRupiah(total) }),
        })
        const dilihat = dipilih.map((row) => ({ no_faktur_group: nomor(row), versi: row.versi }))
        return agreed ? { user_id: kasir, dilihat } : undefined
      },
      kirim: (terima, options) => perintah.validasi(semua, terima, options),
      jadi: (jawab) => onJadi?.(semua, dipilih, jawab),
    },
    batal: {
      isi: semua,
      pemimpin: perintah.batalPemimpin,
      kirim: (isi, options) => perintah.batal(isi, options),
    },
  })
  usePesan()
  useScan(pilihan.pindai, idPindai)
  useKeys([
    { key: 'F2', label: 'Pindai', run: () => document.getElementById(idPindai)?.focus() },
    { key: 'Ctrl+A', label: 'Pilih semua', run: pilihan.semua },
    { key: 'Esc', label: 'Kosongkan pilihan', run: pilihan.kosongkan },
  ])
  return (
    <Page
      tools={
        <>
          <ScanInput
            id={idPindai}
            ariaLabel={t('Pindai')}
            placeholder={t(kata.pindai)}
            onScan={pilihan.pindai}
          />
          <PilihKasir id="validasi-kasir" value={kasir} onChange={setKasir} />
          <SaringValidasi id="validasi-saring" value={saring} onChange={setSaring} />
        </>
      }
      actions={<ReloadButton onReload={menunggu.muat} />}
    >
      <AntreanLain />
      {menunggu.error ? (
        <Refused error={menunggu.error} onRetry={() => void menunggu.muat()} />
      ) : null}
      <Table
        label={t(kata.judul)}
        columns={columns}
        rows={menunggu.rows}
        keyOf={nomor}
        onOpen={(row) => pilihan.pilih(nomor(row), !dipilih.includes(row))}
        empty={
          <p>
            {t(
              saring === null
                ? 'Belum Ada Data Yang Harus Di Validasi'
                : 'Belum ada data yang harus divalidasi',
            )}
          </p>
        }
      />
      <Bawah
        aksi={aksi}
        kata={kata.dipilih}
        dipilih={dipilih}
        onUbah={() => ubah(dipilih.at(-1))}
      />
      {diubah ? renderUbah(diubah, () => ubah(undefined)) : null}
      {aksi.dialog}
    </Page>
  )
}
