import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { ref } from '#kernel/field'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { SendDialog } from '#web/form/SendDialog'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import type { Answer } from '#web/request'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { TawarkanDialog } from './TawarkanDialog.tsx'
import {
  barisTawaran,
  daftarTawaran,
  hubungkan,
  mulaiHubungan,
  putuskan,
  statusTawaran,
  tarikSemua,
  tarikTawaran,
  ulangiTawaran,
} from './tawaran.calls.ts'
import './marketplace.css'

const muat = async (signal: AbortSignal) => (await call(daftarTawaran, {}, { signal })).data
type Kotak = Awaited<ReturnType<typeof muat>>
type Tawaran = Kotak['tawaran'][number]

const warna: Readonly<Record<Tawaran['status'], Tone>> = {
  ...{ KIRIM: 'wait', TARIK: 'wait', PULANG: 'wait', PESAN: 'wait' },
  ...{ TAYANG: 'good', GAGAL: 'bad', BENTROK: 'bad', DITARIK: 'plain' },
  ...{ DIPESAN: 'info', DIJUAL: 'good' },
}
/** What a person may do with a row, if anything. */
const tindakan: Readonly<Partial<Record<Tawaran['status'], string>>> = {
  ...{ KIRIM: 'Kirim Lagi', GAGAL: 'Kirim Lagi', BENTROK: 'Coba Lagi', PESAN: 'Coba Lagi' },
  ...{ DITARIK: 'Tampilkan Lagi', TAYANG: 'Tarik' },
}

/** What 'Tarik Semua' takes down. */
const adaDiSana: ReadonlySet<string> = new Set(['KIRIM', 'TAYANG', 'PULANG'])

/** A reason: our words, and behind them the marketplace's. */
function sebab(t: ReturnType<typeof useWords>, galat: string | null): string {
  const [kata = '', ...lain] = (galat ?? '').split(': ')
  return [t(kata), ...lain].join(': ')
}

function useKolom(): readonly Column<Tawaran>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisTawaran, { t, style: 'layar', zona }).map((column): Column<Tawaran> => {
        if (column.name === 'nama') return { ...column, grows: true }
        if (column.name === 'galat') {
          const { cell: _, ...plain } = column
          const text = ({ galat }: Tawaran): string => sebab(t, galat)
          return { ...plain, text, cell: (row) => <span title={text(row)}>{text(row)}</span> }
        }
        if (column.name !== 'status') return { ...column }
        return {
          ...column,
          frame: badgeFrame,
          text: ({ status }) => t(statusTawaran[status]),
          cell: ({ status }) => <Badge tone={warna[status]}>{t(statusTawaran[status])}</Badge>,
        }
      }),
    [t, zona],
  )
}

/** Whether this server and this shop can sell there, and what is missing. */
function Hubungan({
  kotak,
  onPutus,
  onTarik,
}: {
  readonly kotak: Kotak
  readonly onPutus: () => void
  readonly onTarik: () => void
}) {
  const t = useWords()
  const { diatur, galat, kategori, nama_marketplace, shop_id, terhubung } = kotak
  const kurang = !diatur
    ? 'Isi MARKETPLACE_URL, MARKETPLACE_PARTNER_ID dan MARKETPLACE_PARTNER_KEY pada server.'
    : !terhubung
      ? 'Hubungkan toko dengan akun penjualnya di marketplace.'
      : kategori
        ? ''
        : 'Pilih kategori setiap jenis barang di layar Kategori Marketplace.'
  return (
    <p className="marketplace-hubungan" role="status">
      <Badge tone={terhubung && galat === null ? (diatur ? 'good' : 'wait') : 'bad'}>
        {t(
          terhubung
            ? 'Toko Terhubung Dengan Marketplace'
            : 'Toko Belum Terhubung Dengan Marketplace',
        )}
      </Badge>
      {terhubung ? <span>{`${nama_marketplace ?? ''} (${shop_id ?? ''})`}</span> : null}
      {galat === null ? null : <span>{sebab(t, galat)}</span>}
      {kurang === '' ? null : <span>{t(kurang)}</span>}
      {kotak.tawaran.some(({ status }) => adaDiSana.has(status)) ? (
        <Button size="small" danger onClick={onTarik}>
          {t('Tarik Semua')}
        </Button>
      ) : null}
      {terhubung ? (
        <Button size="small" danger onClick={onPutus}>
          {t('Putuskan')}
        </Button>
      ) : null}
    </p>
  )
}

const kodeMarketplace = {
  kode_marketplace: ref('marketplace', { label: 'Marketplace', required: true }),
}

/** Which marketplace; the browser then goes to its page, and comes back with a code. */
function HubungkanDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <SendDialog
      title={t('Hubungkan Marketplace')}
      width={420}
      saveLabel={t('Lanjut')}
      fields={kodeMarketplace}
      done="Membuka halaman marketplace ..."
      onSend={async (body) => {
        const answer = await call(mulaiHubungan, { body })
        location.assign(answer.data.alamat)
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** What the marketplace's page sent back with the browser, once. */
function useKembali(sesudah: () => void): void {
  const [asal] = useState(() => new URLSearchParams(location.search))
  useEffect(() => {
    const [kunci, code, shop_id] = ['kunci', 'code', 'shop_id'].map((name) => asal.get(name) ?? '')
    if (!kunci || !code || !shop_id) return
    asal.delete('code') // it works once
    history.replaceState(null, '', location.pathname)
    call(hubungkan, { body: { kunci, code, shop_id: Number(shop_id) } }).then(
      ({ message }) => {
        success(message ?? '')
        sesudah()
      },
      (error: unknown) => failure(error),
    )
  }, [asal, sesudah])
}

const putusHidup = 'Yang tampil ditarik dahulu, pesanan diselesaikan dahulu.'
const putusMati =
  'Marketplace menolak toko ini: tarik barangnya dan periksa pesanannya di halaman penjual dahulu.'

/** What is on offer at the marketplace, what became of it, and what somebody has to look after. */
export function MarketplaceScreen() {
  const t = useWords()
  const columns = useKolom()
  const [dialog, setDialog] = useState<'HUBUNGKAN' | 'TAWARKAN'>()
  const found = useQuery({
    queryKey: ['tawaran_marketplace'],
    queryFn: ({ signal }) => muat(signal),
  })
  const { refetch } = found
  useKembali(useMemo(() => () => void refetch(), [refetch]))
  const lakukan = async (act: () => Promise<Answer<unknown>>): Promise<void> => {
    try {
      success((await act()).message ?? '')
    } catch (error) {
      failure(error)
    }
    await refetch()
  }
  const tutup = (): void => setDialog(undefined)
  const putus = async (): Promise<void> => {
    const mati = found.data?.mati === true
    const yakin = await confirm({
      title: t('Putuskan Marketplace ?'),
      text: t(mati ? putusMati : putusHidup),
      yes: t(mati ? 'Sudah, Putuskan' : 'Putuskan'),
      no: t('Tidak'),
    })
    if (yakin) await lakukan(() => call(putuskan, { body: { sudah: mati } }))
  }
  const tarikSeluruhnya = async (): Promise<void> => {
    const yakin = await confirm({
      title: t('Tarik Semua Barang ?'),
      text: t('Yang sudah dipesan tetap di sana. Sesudahnya tampilkan lagi satu per satu.'),
      yes: t('Tarik Semua'),
      no: t('Tidak'),
    })
    if (yakin) await lakukan(() => call(tarikSemua, {}))
  }
  return (
    <Page
      actions={
        <>
          <ReloadButton onReload={refetch} />
          <KeyButton
            keyName="F4"
            label="Hubungkan"
            run={() => setDialog('HUBUNGKAN')}
            disabled={found.data?.diatur !== true}
          />
          <KeyButton
            keyName="F3"
            label="Tawarkan Barang"
            type="primary"
            icon={<Icon name="cart" />}
            run={() => setDialog('TAWARKAN')}
            disabled={found.data?.terhubung !== true}
          />
        </>
      }
    >
      {found.error ? <Refused error={found.error} onRetry={refetch} /> : null}
      {found.data ? (
        <Hubungan
          kotak={found.data}
          onPutus={() => void putus()}
          onTarik={() => void tarikSeluruhnya()}
        />
      ) : null}
      <Table
        label={t('Barang Di Marketplace')}
        columns={columns}
        rows={found.data?.tawaran}
        keyOf={({ kode_barcode }) => kode_barcode}
        actionsWidth={130}
        renderActions={({ kode_barcode, status }) => {
          const kata = tindakan[status]
          const perintah = status === 'TAYANG' ? tarikTawaran : ulangiTawaran
          return kata === undefined ? null : (
            <Button
              size="small"
              tabIndex={-1}
              danger={status === 'TAYANG'}
              onClick={() => void lakukan(() => call(perintah, { body: { kode_barcode } }))}
            >
              {t(kata)}
            </Button>
          )
        }}
        empty={<p>{t('Belum Ada Barang Di Marketplace')}</p>}
      />
      {dialog === 'HUBUNGKAN' ? <HubungkanDialog onClose={tutup} /> : null}
      {dialog === 'TAWARKAN' ? <TawarkanDialog onClose={tutup} /> : null}
    </Page>
  )
}
