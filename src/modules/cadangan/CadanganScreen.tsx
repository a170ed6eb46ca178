import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Key, useKeys } from '#web/keys'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { buatCadangan, keadaanCadangan, riwayatCadangan } from './cadangan.calls.ts'
import { umurKata } from './umur.tsx'
import './cadangan.css'

const muat = async (signal: AbortSignal) => (await call(keadaanCadangan, {}, { signal })).data
type Keadaan = Awaited<ReturnType<typeof muat>>
type Baris = Keadaan['riwayat'][number]

/** While one is under way its end is asked for; a console's backup announces nothing. */
const tungguMs = 2_000

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
  const found = useQuery({
    queryKey: ['cadangan'],
    queryFn: ({ signal }) => muat(signal),
    refetchInterval: ({ state }) => (state.data?.berjalan ? tungguMs : false),
  })
  const keadaan = found.data
  const berjalan = keadaan?.berjalan === true
  /** While one is being made the server refuses another, in words. */
  const buat = async (): Promise<void> => {
    try {
      success((await call(buatCadangan, {})).message ?? '')
    } catch (error) {
      failure(error)
    }
    await found.refetch()
  }
  useKeys([{ key: 'F9', label: 'Buat Cadangan', run: () => void buat() }])
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={found.refetch} />
          <Button
            type="primary"
            loading={berjalan}
            disabled={keadaan?.bisa !== true}
            onClick={() => void buat()}
          >
            {t(berjalan ? 'Sedang Dibuat' : 'Buat Cadangan')} <Key>F9</Key>
          </Button>
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {keadaan ? <Cara keadaan={keadaan} /> : null}
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
