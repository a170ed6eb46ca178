import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { paragraph } from '#kernel/field'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Key, useKeys } from '#web/keys'
import { usePaused } from '#web/late'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { SearchBox } from '#web/page/SearchBox'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { AlasanDialog } from '../faktur/AlasanDialog.tsx'
import { useKunci } from '../faktur/use-kunci.tsx'
import { useOtorisasi } from '../pengguna/use-otorisasi.tsx'
import { batalPembelian } from './batal.calls.ts'
import { barisFaktur, lihatPembelian } from './lihat.calls.ts'
import { TampilFaktur } from './tampil/TampilFaktur.tsx'
import { useFaktur } from './tampil/use-faktur.tsx'
import '../faktur/batal.css'

const idCari = 'batal-cari'

/** Why it is undone: it stands on the cancelling document for good. */
const alasanBatal = paragraph({ label: 'Alasan', required: true, min: 5, max: 200 })

/** Today's validated purchases: yesterday's cannot be cancelled (SPEC 4). */
function useFakturHariIni(q: string) {
  const { tgl_system } = useShell().toko
  const paused = usePaused(q, 200)
  return useQuery({
    queryKey: ['PEMBELIAN', 'batal', tgl_system, paused],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = {
        tgl_from: tgl_system,
        tgl_to: tgl_system,
        kode_sales: null,
        status: 'VALID' as const,
        belum_dicetak: false,
        q: paused || null,
      }
      return (await call(lihatPembelian, { body }, { signal })).data
    },
  })
}

/** The purchase that is about to be cancelled, and the one button. */
function Dipilih({ nomor, onBatal }: { readonly nomor: string; readonly onBatal: () => void }) {
  const t = useWords()
  const { data, error, refetch } = useFaktur(nomor)
  if (error) return <Refused error={error} onRetry={refetch} />
  if (data === undefined) return null
  const tukar = data.notajual.length > 0
  return (
    <>
      <div className="batal-isi">
        <TampilFaktur faktur={data} />
      </div>
      <div className="batal-tombol">
        <p className="meta">
          {tukar
            ? t('Bagian dari tukar tambah: batalkan kedua sisinya di Batal Penjualan.')
            : t('Uang, emas dan jurnal dibalik; barang sendiri menjadi milik pelanggan lagi.')}
        </p>
        <Button danger size="large" disabled={data.status !== 'VALID' || tukar} onClick={onBatal}>
          {t('Batal Pembelian')} <Key>F9</Key>
        </Button>
      </div>
    </>
  )
}

/** Cancels a purchase: the reason, an approver, the exact negation. */
function useBatal(onDone: () => void) {
  const t = useWords()
  const kunci = useKunci()
  const otorisasi = useOtorisasi()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const batal = async (no_faktur_beli: string, alasan: string): Promise<void> => {
    const body = { no_faktur_beli, alasan }
    setBusy(true)
    try {
      const saved = await otorisasi.run((approvals) =>
        call(batalPembelian, { body }, { key: kunci.untuk(body), approvals }),
      )
      if (saved === undefined) return
      kunci.selesai()
      success(
        saved.message ?? t('Pembelian {{nomor}} Berhasil Dibatalkan', { nomor: no_faktur_beli }),
      )
      await queries.invalidateQueries({ queryKey: ['PEMBELIAN'] })
      onDone()
    } catch (error) {
      failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, batal, dialog: otorisasi.dialog }
}

/** SPEC 4, 6: cancels a validated purchase of today, with a reason and an authorisation. */
export function BatalPembelianScreen() {
  const t = useWords()
  const { zona } = useShell().toko
  const [q, setQ] = useState('')
  const [nomor, setNomor] = useState<string>()
  const [reason, setReason] = useState(false)
  const { data, error, isPlaceholderData, refetch } = useFakturHariIni(q)
  const columns = useMemo(() => {
    const { cetak: _cetak, status: _status, tgl_system: _tgl, ...shown } = barisFaktur
    return columnsOf(shown, { t, style: 'layar', zona })
  }, [t, zona])
  const aksi = useBatal(() => {
    setReason(false)
    setNomor(undefined)
  })
  const ask = (): void => setReason(nomor !== undefined)
  useScan((found) => setNomor(found.trim().toUpperCase()))
  useKeys([
    { key: 'F2', label: 'Cari nota', run: () => document.getElementById(idCari)?.focus() },
    { key: 'F9', label: 'Batal Pembelian', run: ask, off: nomor === undefined },
    { key: 'Esc', label: 'Mundur satu langkah', run: () => setNomor(undefined) },
  ])
  return (
    <Page
      tools={
        <SearchBox
          id={idCari}
          autoFocus
          label={t('Cari nota')}
          suffix={<Key>F2</Key>}
          placeholder={t('Nomor nota atau nama')}
          value={q}
          onSearch={setQ}
        />
      }
      actions={<ReloadButton onReload={refetch} />}
    >
      {error ? <Refused error={error} onRetry={refetch} /> : null}
      <Table
        label={t('Batal Pembelian')}
        columns={columns}
        rows={data}
        busy={isPlaceholderData}
        keyOf={(row) => row.no_faktur_beli}
        rowClass={(row) => (row.no_faktur_beli === nomor ? 'batal-dipilih' : undefined)}
        onOpen={(row) => setNomor(row.no_faktur_beli)}
        empty={<p>{t('Belum ada pembelian valid hari ini')}</p>}
      />
      {nomor === undefined ? null : <Dipilih nomor={nomor} onBatal={ask} />}
      {reason && nomor !== undefined ? (
        <AlasanDialog
          title={t('Batal Pembelian {{nomor}}', { nomor })}
          saveLabel={t('Batal Pembelian')}
          field={alasanBatal}
          busy={aksi.busy}
          onSave={(alasan) => void aksi.batal(nomor, alasan)}
          onClose={() => setReason(false)}
        />
      ) : null}
      {aksi.dialog}
    </Page>
  )
}
