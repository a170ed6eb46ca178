import { useMemo } from 'react'
import { formatRupiah } from '#kernel/figures'
import { columnsOf } from '#web/fields/cells'
import { ScanInput } from '#web/fields/ScanInput'
import { useKeys } from '#web/keys'
import { useLive } from '#web/live'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barisAntrean } from '#modules/kasir/antrean'
import { antreanDari, useAntrean, useKeMeja, type Antrean } from '../kasir/use-antrean.tsx'
import { lamaSejak } from './kelompok.ts'
import { kembaliKeMenu } from './kembali.ts'
import { useNow } from './use-now.tsx'

const idPindai = 'antrean-pindai'

function useColumns(): readonly Column<Antrean>[] {
  const t = useWords()
  const now = useNow()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      {
        ...{ name: 'lama', title: t('Menunggu'), align: 'right' },
        text: ({ saat }: Antrean) => lamaSejak(t, saat, now),
      },
      ...columnsOf(barisAntrean, { t, style: 'layar', zona }),
    ],
    [t, now, zona],
  )
}

/** The rows in the reader's words. */
function useTerbaca(rows: readonly Antrean[] | undefined): readonly Antrean[] | undefined {
  const t = useWords()
  return rows?.map((row) => ({
    ...row,
    judul: t(row.judul),
    nama_customer: row.nama_customer ?? t('Umum'),
  }))
}

/** What comes in and what goes out, if all of it is validated. */
function Jumlah({ rows }: { readonly rows: readonly Antrean[] }) {
  const t = useWords()
  const sum = (arah: 1 | -1): number =>
    rows.reduce((total, { jumlah }) => total + Math.max(0, arah * (jumlah ?? 0)), 0)
  return (
    <p className="meta">
      {t('{{jumlah}} faktur menunggu: masuk Rp {{masuk}}, keluar Rp {{keluar}}', {
        ...{ jumlah: rows.length, masuk: formatRupiah(sum(1)), keluar: formatRupiah(sum(-1)) },
      })}
    </p>
  )
}

/** One queue of what waits for the cashier; Enter or a scan opens its desk, with it ticked. */
export function AntreanKasirScreen() {
  const t = useWords()
  const columns = useColumns()
  const keMeja = useKeMeja()
  const { data, error, refetch } = useAntrean()
  const rows = useTerbaca(data)
  useLive('berubah', () => void refetch())
  const pindai = (text: string): void => {
    const found = antreanDari(data ?? [], text.trim().toUpperCase())
    if (!found) return soundBad()
    soundGood()
    keMeja(found)
  }
  useScan(pindai, idPindai)
  useKeys([{ key: 'F2', label: 'Pindai', run: () => document.getElementById(idPindai)?.focus() }])
  return (
    <Page
      back={kembaliKeMenu.validasi}
      tools={
        <ScanInput
          id={idPindai}
          autoFocus
          ariaLabel={t('Pindai')}
          placeholder={t('Nomor faktur atau janji')}
          onScan={pindai}
        />
      }
      actions={<ReloadButton onReload={refetch} />}
    >
      {error ? <Refused error={error} onRetry={refetch} /> : null}
      {data && data.length > 0 ? <Jumlah rows={data} /> : null}
      <Table
        label={t('Antrean Kasir')}
        columns={columns}
        rows={rows}
        keyOf={({ nomor }) => nomor}
        onOpen={keMeja}
        empty={<p>{t('Belum Ada Data Yang Harus Di Validasi')}</p>}
      />
    </Page>
  )
}
