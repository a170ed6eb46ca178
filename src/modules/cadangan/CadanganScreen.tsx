import { Button } from 'antd'
import { useMemo } from 'react'
import { formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
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
import { buatCadangan, cobaCadangan, keadaanCadangan, riwayatCadangan } from './cadangan.calls.ts'
import { umurKata } from './umur.tsx'
import { useKerja } from './use-kerja.tsx'
import { KeyButton } from '#web/KeyButton'
import './cadangan.css'

const muat = async (signal: AbortSignal) => (await call(keadaanCadangan, {}, { signal })).data
type Keadaan = Awaited<ReturnType<typeof muat>>
type Baris = Keadaan['riwayat'][number]

const megabita = ({ name }: Column<Baris>): Column<Baris> => ({
  name,
  title: 'MB',
  align: 'right',
  text: ({ ukuran }) =>
    ukuran === null
      ? ''
      : (ukuran / 1_000_000).toLocaleString('en', {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
})

function useColumns(): readonly Column<Baris>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      ...columnsOf(riwayatCadangan, { t, style: 'layar', zona })
        .filter(({ name }) => !['terkunci', 'gagal', 'salinan'].includes(name))
        .map((column): Column<Baris> => (column.name === 'ukuran' ? megabita(column) : column)),
      {
        name: 'hasil',
        title: t('Hasil'),
        frame: badgeFrame,
        text: ({ gagal }) => t(gagal === null ? 'Utuh' : 'Gagal'),
        cell: ({ gagal, terkunci }) =>
          gagal === null ? (
            <Badge tone="good">{t(terkunci ? 'Utuh, Dikunci' : 'Utuh')}</Badge>
          ) : (
            <Badge tone="bad">{t('Gagal')}</Badge>
          ),
      },
      {
        name: 'salinan',
        title: t('Salinan'),
        frame: badgeFrame,
        text: ({ salinan }) => salinan ?? '',
        cell: ({ salinan }) =>
          salinan === null ? (
            '-'
          ) : (
            <Badge tone={salinan === '' ? 'good' : 'bad'}>
              {t(salinan === '' ? 'Utuh' : 'Gagal')}
            </Badge>
          ),
      },
      {
        name: 'gagal',
        title: t('Sebab'),
        grows: true,
        text: ({ gagal, salinan }) => gagal ?? salinan ?? '',
      },
    ],
    [t, zona],
  )
}

/** How backups are made here, the last ones, and a button for one more. */
export function CadanganScreen() {
  const t = useWords()
  const columns = useColumns()
  const { berjalan, galat, keadaan, minta, ulang } = useKerja({ kunci: 'cadangan', muat })
  const mencoba = keadaan?.mencoba === true
  const buat = (): void => void minta(() => call(buatCadangan, {}))
  const coba = (): void => void minta(() => call(cobaCadangan, {}))
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={ulang} />
          <Button loading={mencoba} disabled={keadaan?.bisa !== true || berjalan} onClick={coba}>
            {t('Coba Pulihkan')}
          </Button>
          <KeyButton
            keyName="F9"
            label="Buat Cadangan"
            run={buat}
            type="primary"
            loading={berjalan && !mencoba}
            disabled={keadaan?.bisa !== true || mencoba}
          >
            {t(berjalan && !mencoba ? 'Sedang Dibuat' : 'Buat Cadangan')}
          </KeyButton>
        </>
      }
    >
      {galat ? <Refused error={galat} onRetry={ulang} /> : null}
      {keadaan ? <Cara keadaan={keadaan} /> : null}
      {keadaan?.coba ? <Coba coba={keadaan.coba} /> : null}
      <Table
        label={t('Cadangan')}
        columns={columns}
        rows={keadaan?.riwayat}
        keyOf={({ mulai }) => mulai}
        empty={<p>{t('Belum pernah ada cadangan.')}</p>}
      />
    </Page>
  )
}

/** What the last trial of a restore brought back. */
function Coba({ coba }: { readonly coba: NonNullable<Keadaan['coba']> }) {
  const t = useWords()
  const { zona } = useShell().toko
  const { banyak_berkas, barang, beda, berkas, detik, gagal, mulai, posting, sampai, toko } = coba
  const saat = formatSaat(mulai, zona)
  if (gagal !== null)
    return (
      <p className="cadangan-basi" role="status">
        {t('Dicoba pulihkan {{saat}}, tidak berhasil: {{gagal}}', { saat, gagal })}
      </p>
    )
  const angka = (one: number | null): string => formatRupiah(one ?? 0)
  return (
    <p role="status">
      <Badge tone={beda === 0 ? 'good' : 'bad'}>
        {beda === 0 ? t('Dapat Dipulihkan') : t('{{jumlah}} Perbedaan', { jumlah: beda ?? 0 })}
      </Badge>{' '}
      {t('{{berkas}} dicoba {{saat}} ({{detik}} detik)', { berkas, saat, detik })}
      {': '}
      {t(
        '{{toko}} toko, {{posting}} posting, {{barang}} barang, {{banyak}} foto, sampai {{sampai}}',
        {
          toko: angka(toko),
          posting: angka(posting),
          barang: angka(barang),
          banyak: angka(banyak_berkas),
          sampai: sampai === null ? '-' : formatSaat(sampai, zona),
        },
      )}
    </p>
  )
}

/** Where they lie, when they are made, who can open them. */
function Cara({ keadaan }: { readonly keadaan: Keadaan }) {
  const t = useWords()
  const { basi, folder, pembuat, pukul, simpan, terkunci } = keadaan
  return (
    <div className="cadangan-cara">
      <p className={basi ? 'cadangan-basi' : ''} role="status">
        {umurKata(t, keadaan)}
      </p>
      <p className="meta">
        {pukul === null
          ? t('Tidak dibuat sendiri: BACKUP_HOUR dimatikan.')
          : t('Dibuat sendiri setiap hari pukul {{pukul}}.00; {{simpan}} terakhir disimpan.', {
              pukul,
              simpan,
            })}{' '}
        {folder === null ? '' : t('Letaknya di server: {{folder}}', { folder })}
      </p>
      <p className="meta">
        {terkunci
          ? t('Berkasnya dikunci dengan kata sandi; tanpa itu tidak ada yang dapat membukanya.')
          : t('Berkasnya tidak dikunci: siapa yang memegangnya dapat membacanya.')}
      </p>
      {pembuat === null ? null : (
        <p className="meta">
          {t('Ditandatangani oleh {{kode}}: catat di kertas, pemulihan menyebutnya lagi.', {
            kode: pembuat,
          })}
        </p>
      )}
    </div>
  )
}
