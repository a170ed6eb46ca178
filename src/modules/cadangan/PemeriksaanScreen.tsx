import { useMemo } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import {
  bedaPemeriksaan,
  keadaanPemeriksaan,
  mulaiPemeriksaan,
  riwayatPemeriksaan,
} from './pemeriksaan.calls.ts'
import { useKerja } from './use-kerja.tsx'
import { KeyButton } from '#web/KeyButton'
import './cadangan.css'

const muat = async (signal: AbortSignal) => (await call(keadaanPemeriksaan, {}, { signal })).data
type Keadaan = Awaited<ReturnType<typeof muat>>
type Baris = Keadaan['riwayat'][number]
type Beda = Keadaan['beda'][number]

function useColumns(): readonly Column<Baris>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      ...columnsOf(riwayatPemeriksaan, { t, style: 'layar', zona })
        .filter(({ name }) => name !== 'gagal' && name !== 'jumlah_beda')
        .map((column): Column<Baris> => column),
      {
        name: 'hasil',
        title: t('Hasil'),
        frame: badgeFrame,
        text: ({ gagal, jumlah_beda }) => hasil(t, gagal, jumlah_beda),
        cell: ({ gagal, jumlah_beda }) => (
          <Badge tone={gagal === null && jumlah_beda === 0 ? 'good' : 'bad'}>
            {hasil(t, gagal, jumlah_beda)}
          </Badge>
        ),
      },
      { name: 'gagal', title: t('Sebab'), grows: true, text: ({ gagal }) => gagal ?? '' },
    ],
    [t, zona],
  )
}

function hasil(t: ReturnType<typeof useWords>, gagal: string | null, beda: number): string {
  if (gagal !== null) return t('Gagal')
  return beda === 0 ? t('Semua Cocok') : t('{{jumlah}} Perbedaan', { jumlah: beda })
}

/** What the last audits of the books found, and a button for one more. */
export function PemeriksaanScreen() {
  const t = useWords()
  const columns = useColumns()
  const { zona } = useShell().toko
  const kolomBeda = useMemo(
    () => columnsOf(bedaPemeriksaan, { t, style: 'layar', zona }).map((each): Column<Beda> => each),
    [t, zona],
  )
  const { berjalan, galat, keadaan, minta, ulang } = useKerja({ kunci: 'pemeriksaan', muat })
  const mulai = (): void => void minta(() => call(mulaiPemeriksaan, {}))
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={ulang} />
          <KeyButton
            keyName="F9"
            label="Periksa Sekarang"
            run={mulai}
            type="primary"
            loading={berjalan}
            disabled={keadaan?.bisa !== true}
          >
            {t(berjalan ? 'Sedang Diperiksa' : 'Periksa Sekarang')}
          </KeyButton>
        </>
      }
    >
      {galat ? <Refused error={galat} onRetry={ulang} /> : null}
      <p className="meta">
        {t('Setiap malam semua saldo dihitung ulang dari buku dan dibandingkan.')}
      </p>
      {keadaan && keadaan.beda.length > 0 ? (
        <Table
          label={t('Perbedaan')}
          columns={kolomBeda}
          rows={keadaan.beda}
          keyOf={({ kode_toko, pemeriksaan }) => `${kode_toko} ${pemeriksaan}`}
          empty={null}
        />
      ) : null}
      <Table
        label={t('Pemeriksaan Buku')}
        columns={columns}
        rows={keadaan?.riwayat}
        keyOf={({ mulai: saat }) => saat}
        empty={<p>{t('Buku belum pernah diperiksa.')}</p>}
      />
    </Page>
  )
}
