import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { paragraph } from '#kernel/field'
import type { Translate } from '#kernel/language'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { SearchBox } from '#web/page/SearchBox'
import { usePaused } from '#web/late'
import { useScan } from '#web/scan'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { useKunci } from '../faktur/use-kunci.tsx'
import { useOtorisasi } from '../pengguna/use-otorisasi.tsx'
import { AlasanDialog } from '../faktur/AlasanDialog.tsx'
import { TampilNota } from './nota-tampil/TampilNota.tsx'
import { useNota } from './nota-tampil/use-nota.tsx'
import { batalPenjualan, batalTukar } from './batal.calls.ts'
import { barisNota, lihatPenjualan } from './penjualan.calls.ts'
import '../faktur/batal.css'

const idCari = 'batal-cari'

/** Why it is undone: it stands on the cancelling document for good. */
const alasanBatal = paragraph({ label: 'Alasan', required: true, min: 5, max: 200 })

/** Today's validated notes: yesterday's cannot be cancelled (SPEC 4). */
function useNotaHariIni(q: string) {
  const { tgl_system } = useShell().toko
  const paused = usePaused(q, 200)
  return useQuery({
    queryKey: ['PENJUALAN', 'batal', tgl_system, paused],
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
      return (await call(lihatPenjualan, { body }, { signal })).data
    },
  })
}

type IsiNota = NonNullable<ReturnType<typeof useNota>['data']>

/** SPEC 5: a note of an exchange is cancelled with both of its sides. */
const tukar = (nota: IsiNota | undefined): boolean => (nota?.notabeli.length ?? 0) > 0
const label = (nota: IsiNota | undefined): string =>
  tukar(nota) ? 'Batal Tukar Tambah' : 'Batal Penjualan'

const judul = (t: Translate, nota: IsiNota): string =>
  tukar(nota)
    ? t('Batal Tukar Tambah {{nomor}}', { nomor: nota.no_faktur_group })
    : t('Batal Penjualan {{nomor}}', { nomor: nota.no_faktur_jual })

interface DipilihProps {
  readonly nota: ReturnType<typeof useNota>
  readonly onBatal: () => void
}

/** The note that is about to be cancelled, and the one button. */
function Dipilih({ nota: { data, error, refetch }, onBatal }: DipilihProps) {
  const t = useWords()
  if (error) return <Refused error={error} onRetry={refetch} />
  if (data === undefined) return null
  return (
    <>
      <div className="batal-isi">
        <TampilNota nota={data} />
      </div>
      <div className="batal-tombol">
        <p className="meta">
          {tukar(data)
            ? t('Tukar tambah: penjualan dan pembelian {{nomor}} dibatalkan bersama.', {
                nomor: data.notabeli.join(', '),
              })
            : t('Uang, emas dan jurnal dibalik; barang menunggu ditimbang lagi.')}
        </p>
        <Button danger size="large" disabled={data.status !== 'VALID'} onClick={onBatal}>
          {t(label(data))} <Key>F9</Key>
        </Button>
      </div>
    </>
  )
}

/** Cancels a sale, or the exchange it is part of: the reason, an approver, the exact negation. */
function useBatal(onDone: () => void) {
  const t = useWords()
  const kunci = useKunci()
  const otorisasi = useOtorisasi()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const batal = async (nota: IsiNota, alasan: string): Promise<void> => {
    const { no_faktur_group, no_faktur_jual } = nota
    const bodyTukar = { no_faktur_group, alasan }
    const body = { no_faktur_jual, alasan }
    setBusy(true)
    try {
      const saved = await otorisasi.run<{ readonly message?: string | undefined }>((approvals) =>
        tukar(nota)
          ? call(batalTukar, { body: bodyTukar }, { key: kunci.untuk(bodyTukar), approvals })
          : call(batalPenjualan, { body }, { key: kunci.untuk(body), approvals }),
      )
      if (saved === undefined) return
      kunci.selesai()
      success(
        saved.message ?? t('Penjualan {{nomor}} Berhasil Dibatalkan', { nomor: no_faktur_jual }),
      )
      await queries.invalidateQueries({ queryKey: ['PENJUALAN'] })
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

/** SPEC 4, 6: cancels a validated sale of today, with a reason and an authorisation. */
export function BatalPenjualanScreen() {
  const t = useWords()
  const { zona } = useShell().toko
  const [q, setQ] = useState('')
  const [nomor, setNomor] = useState<string>()
  const [reason, setReason] = useState(false)
  const { data, error, isPlaceholderData, refetch } = useNotaHariIni(q)
  const nota = useNota(nomor ?? '')
  const dipilih = nota.data
  const columns = useMemo(() => {
    const { cetak: _cetak, status: _status, tgl_system: _tgl, ...shown } = barisNota
    return columnsOf(shown, { t, style: 'layar', zona })
  }, [t, zona])
  const aksi = useBatal(() => {
    setReason(false)
    setNomor(undefined)
  })
  const ask = (): void => setReason(dipilih !== undefined)
  useScan((found) => setNomor(found.trim().toUpperCase()))
  useKeys([
    { key: 'F2', label: 'Cari nota', run: () => document.getElementById(idCari)?.focus() },
    { key: 'F9', label: label(dipilih), run: ask, off: dipilih === undefined },
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
        label={t('Batal Penjualan')}
        columns={columns}
        rows={data}
        busy={isPlaceholderData}
        keyOf={(row) => row.no_faktur_jual}
        rowClass={(row) => (row.no_faktur_jual === nomor ? 'batal-dipilih' : undefined)}
        onOpen={(row) => setNomor(row.no_faktur_jual)}
        empty={<p>{t('Belum ada penjualan valid hari ini')}</p>}
      />
      {nomor === undefined ? null : <Dipilih nota={nota} onBatal={ask} />}
      {reason && dipilih !== undefined ? (
        <AlasanDialog
          title={judul(t, dipilih)}
          saveLabel={t(label(dipilih))}
          field={alasanBatal}
          busy={aksi.busy}
          onSave={(alasan) => void aksi.batal(dipilih, alasan)}
          onClose={() => setReason(false)}
        />
      ) : null}
      {aksi.dialog}
    </Page>
  )
}
