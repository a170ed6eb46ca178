import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { caraBayar } from '#modules/pembayaran/pembayaran'
import { call } from '#web/call'
import { ScanInput } from '#web/fields/ScanInput'
import { useKeys } from '#web/keys'
import { topicsIn, useLive } from '#web/live'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { useSetting, useShell } from '#web/session'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import { PilihKasir, SaringValidasi } from '../kasir/SaringanKasir.tsx'
import { kabarkan, useKabar } from '../kasir/use-kabar.tsx'
import { usePesan, type AksiKasir } from '../kasir/use-kasir.tsx'
import { usePilihan } from '../kasir/use-pilihan.tsx'
import { kunjunganDasar } from '#modules/kunjungan/kunjungan'
import { validasiTitipanSemua } from './titipan.calls.ts'
import { UbahBayarDialog } from './tampil/UbahBayarDialog.tsx'
import { dokumenTitipan } from './titipan.ts'
import { useValidasiTitipan, type Menunggu } from './use-validasi-titipan.tsx'
import { settingKasir } from '#modules/kasir/setting'
import { KeyButton } from '#web/KeyButton'
import './titipan-validasi.css'

const idPindai = 'titipan-pindai'

/** Deposits that wait, of everybody or as filtered; what another cashier does is heard at once. */
function useMenunggu(saring: string | null) {
  const perUser = useSetting(settingKasir.VALIDASI_USER_FILTER_MODULE)
  const found = useQuery({
    queryKey: ['TITIPAN', 'menunggu', perUser, saring],
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { kode_sales: perUser ? null : saring, user_id: perUser ? saring : null }
      const { data, message } = await call(validasiTitipanSemua, { query }, { signal })
      return { rows: data, pesan: message, ada: data.length > 0 }
    },
  })
  useLive('berubah', (facts) => {
    const topics = topicsIn(facts)
    if (topics.includes(dokumenTitipan.name) || topics.includes(kunjunganDasar.name))
      void found.refetch()
  })
  const { data, error, refetch } = found
  useKabar(saring, data, error)
  const muat = async (): Promise<void> => {
    const { data: fresh } = await refetch()
    if (fresh) kabarkan(fresh)
  }
  return { rows: data?.rows, error, muat }
}

/** Which are ticked; by their number, or by the barcode of the piece that lies there. */
const usePilihTitipan = (rows: readonly Menunggu[] | undefined) =>
  usePilihan({
    rows,
    nomor: (row) => row.no_titipan,
    cari: (all, kode) => all.find((row) => row.no_titipan === kode || row.kode_barcode === kode),
  })

type Pilihan = ReturnType<typeof usePilihTitipan>

type Kata = ReturnType<typeof useWords>

const caraDari = (t: Kata, { pembayaran }: Menunggu): string =>
  pembayaran.map(({ jenis, jumlah }) => `${t(caraBayar[jenis])} ${formatRupiah(jumlah)}`).join(', ')

/** How a deposit is paid, and whether somebody has yet to see it at the bank. */
function Pembayaran({ row }: { readonly row: Menunggu }) {
  const t = useWords()
  return (
    <>
      {caraDari(t, row)} {row.belum_masuk ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
    </>
  )
}
const pembayaranDari = (row: Menunggu) => <Pembayaran row={row} />

function useColumns({ dipilih, pilih }: Pilihan): Column<Menunggu>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      {
        name: 'pilih',
        title: t('Pilih'),
        text: () => '',
        cell: (row) => (
          <input
            type="checkbox"
            aria-label={t('Pilih {{nomor}}', { nomor: row.no_titipan })}
            checked={dipilih.includes(row)}
            onChange={(event) => pilih(row.no_titipan, event.target.checked)}
          />
        ),
      },
      { name: 'no_titipan', title: t('No Titipan'), text: (row) => row.no_titipan },
      { name: 'waktu', title: t('Waktu'), text: (row) => jamDi(zona, row.saat).slice(0, 5) },
      {
        name: 'customer',
        title: t('Customer'),
        text: (row) => `${row.nama_customer} · ${row.no_hp}`,
        grows: true,
      },
      {
        name: 'barang',
        title: t('Barang'),
        text: (row) =>
          row.kode_barcode === null
            ? t('Titipan Uang Saja')
            : `${row.kode_barcode} ${row.nama_barang ?? ''}`,
        grows: true,
      },
      {
        name: 'berat',
        title: t('Berat'),
        align: 'right',
        text: (row) => (row.berat === null ? '-' : formatBerat(row.berat)),
      },
      { name: 'oleh', title: t('Input'), text: (row) => row.input_by },
      {
        name: 'bayar',
        title: t('Pembayaran'),
        // As wide as what stands there, the badge too.
        text: (row) => `${caraDari(t, row)} ${row.belum_masuk ? `  ${t('Belum Masuk')}` : ''}`,
        cell: pembayaranDari,
      },
      {
        name: 'jumlah',
        title: t('Uang Titipan'),
        align: 'right',
        text: (row) => formatRupiah(row.jumlah),
      },
    ],
    [t, zona, dipilih, pilih],
  )
}

const labelBatal = ({ bisaBatal }: AksiKasir): string => (bisaBatal ? 'Batal Validasi' : 'Batal')

function Bawah({
  aksi,
  dipilih,
  onUbah,
}: {
  readonly aksi: AksiKasir
  readonly dipilih: readonly Menunggu[]
  readonly onUbah: () => void
}) {
  const t = useWords()
  const total = dipilih.reduce((sum, { jumlah }) => sum + jumlah, 0)
  return (
    <footer className="titipan-bawah">
      <span className="meta">{t('{{jumlah}} titipan dipilih', { jumlah: dipilih.length })}</span>
      <div className="titipan-total" aria-live="polite">
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
        label={labelBatal(aksi)}
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

/** Deposits that wait for their money (SPEC 2, 4): tick, one sum, two buttons. */
export function ValidasiTitipanScreen() {
  const t = useWords()
  const queries = useQueryClient()
  const [saring, setSaring] = useState<string | null>(null)
  const [kasir, setKasir] = useState<string | null>(null)
  const menunggu = useMenunggu(saring)
  const pilihan = usePilihTitipan(menunggu.rows)
  const columns = useColumns(pilihan)
  const aksi = useValidasiTitipan({
    dipilih: pilihan.dipilih,
    kasir,
    onMuat: () => void queries.invalidateQueries({ queryKey: ['TITIPAN'] }),
    onKosong: pilihan.kosongkan,
  })
  usePesan()
  const [diubah, ubah] = useState<Menunggu>()
  const terakhir = pilihan.dipilih.at(-1)
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
            placeholder={t('Barang atau nomor titipan')}
            onScan={pilihan.pindai}
          />
          <PilihKasir id="titipan-kasir" value={kasir} onChange={setKasir} />
          <SaringValidasi id="titipan-saring" value={saring} onChange={setSaring} />
        </>
      }
      actions={<ReloadButton onReload={menunggu.muat} />}
    >
      {menunggu.error ? (
        <Refused error={menunggu.error} onRetry={() => void menunggu.muat()} />
      ) : null}
      <Table
        label={t('Validasi Titipan')}
        columns={columns}
        rows={menunggu.rows}
        keyOf={(row) => row.no_titipan}
        onOpen={(row) => pilihan.pilih(row.no_titipan, !pilihan.dipilih.includes(row))}
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
      <Bawah aksi={aksi} dipilih={pilihan.dipilih} onUbah={() => ubah(terakhir)} />
      {diubah ? <UbahBayarDialog titipan={diubah} onClose={() => ubah(undefined)} /> : null}
      {aksi.dialog}
    </Page>
  )
}
