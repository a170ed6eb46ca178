import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import {
  barisBerkas,
  barisJadwal,
  barisTampilan,
  berkasLaporan,
  hentiJadwal,
  laporanSaya,
  statusBerkas,
} from '#kernel/report-schedules'
import { hapusTampilan } from '#kernel/report-views'
import { menus } from '#kernel/screen'
import { call, callFile } from '#web/call'
import { confirmDelete, failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Icon } from '#web/icons'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { saveFile } from '#web/page/download'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import type { Answer } from '#web/request'
import { filesTopic } from '#web/report/use-views'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { alamatSaringan } from './alamat.tsx'
import './laporan-saya.css'

const muat = async (signal: AbortSignal) => (await call(laporanSaya, {}, { signal })).data
type Saya = Awaited<ReturnType<typeof muat>>
type Berkas = Saya['berkas'][number]
type Tampilan = Saya['tampilan'][number]

const warna: Readonly<Record<Berkas['status'], Tone>> = {
  ANTRI: 'wait',
  JALAN: 'info',
  JADI: 'good',
  GAGAL: 'bad',
}

function useKolom() {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(() => {
    const context = { t, style: 'layar', zona } as const
    const tampilan = columnsOf(barisTampilan, context).map((column): Column<Tampilan> => {
      if (column.name !== 'nama') return { ...column }
      return {
        ...column,
        cell: (one) => <Link to={alamatSaringan(one)}>{one.nama}</Link>,
      }
    })
    const berkas = columnsOf(barisBerkas, context).map((column): Column<Berkas> => {
      if (column.name === 'keterangan') return { ...column, grows: true }
      if (column.name !== 'status') return { ...column }
      return {
        ...column,
        frame: badgeFrame,
        text: ({ status }) => t(statusBerkas[status]),
        cell: ({ status }) => <Badge tone={warna[status]}>{t(statusBerkas[status])}</Badge>,
      }
    })
    return { tampilan, berkas, jadwal: columnsOf(barisJadwal, context) }
  }, [t, zona])
}

/** A button of a row. */
function Tombol(props: { readonly kata: string; readonly danger?: boolean; run: () => void }) {
  const { danger = false, kata, run } = props
  const t = useWords()
  return (
    <Button size="small" tabIndex={-1} danger={danger} onClick={run}>
      {t(kata)}
    </Button>
  )
}

/** What this person keeps of reports: filters, what is sent to him, and the files that came. */
export function LaporanSayaScreen() {
  const t = useWords()
  const kolom = useKolom()
  const [mengunduh, setMengunduh] = useState<string>()
  const found = useQuery({
    queryKey: [filesTopic, 'saya'],
    queryFn: ({ signal }) => muat(signal),
  })
  const lepas = async (nama: string, lepaskan: () => Promise<Answer<null>>) => {
    if (!(await confirmDelete(nama))) return
    try {
      const { message } = await lepaskan()
      success(message ?? '')
    } catch (error) {
      failure(error)
    }
    await found.refetch()
  }
  const unduh = (id: string): void => {
    setMengunduh(id)
    callFile(berkasLaporan, { params: { id } })
      .then(saveFile, failure)
      .finally(() => setMengunduh(undefined))
  }
  const { berkas, jadwal, tampilan } = found.data ?? {}
  return (
    <Page
      back={{ path: menus.laporan, title: 'Laporan' }}
      actions={<ReloadButton onReload={found.refetch} />}
    >
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <section className="laporan-saya">
        <h2>{t('Berkas')}</h2>
        <Table
          label={t('Berkas')}
          columns={kolom.berkas}
          rows={berkas}
          keyOf={({ id }) => id}
          onOpen={({ id, status }) => (status === 'JADI' ? unduh(id) : undefined)}
          actionsWidth={110}
          renderActions={({ id, status }) =>
            status === 'JADI' ? (
              <Button
                size="small"
                tabIndex={-1}
                loading={mengunduh === id}
                icon={<Icon name="cloud-download" />}
                onClick={() => unduh(id)}
              >
                {t('Unduh')}
              </Button>
            ) : null
          }
          empty={<p>{t('Belum ada berkas. Tekan Kirim Laporan di sebuah laporan.')}</p>}
        />
      </section>
      <section className="laporan-saya">
        <h2>{t('Dikirim Sendiri')}</h2>
        <Table
          label={t('Dikirim Sendiri')}
          columns={kolom.jadwal}
          rows={jadwal}
          keyOf={({ id }) => id}
          actionsWidth={110}
          renderActions={({ id, nama }) => (
            <Tombol
              kata="Hentikan"
              danger
              run={() => void lepas(nama, () => call(hentiJadwal, { params: { id } }))}
            />
          )}
          empty={<p>{t('Tidak ada laporan yang dikirim sendiri')}</p>}
        />
      </section>
      <section className="laporan-saya">
        <h2>{t('Saringan Tersimpan')}</h2>
        <Table
          label={t('Saringan Tersimpan')}
          columns={kolom.tampilan}
          rows={tampilan}
          keyOf={({ id }) => id}
          actionsWidth={110}
          renderActions={({ id, milik, nama }) =>
            milik ? (
              <Tombol
                kata="Hapus"
                danger
                run={() => void lepas(nama, () => call(hapusTampilan, { params: { id } }))}
              />
            ) : null
          }
          empty={<p>{t('Belum ada saringan. Tekan Simpan Saringan di sebuah laporan.')}</p>}
        />
      </section>
    </Page>
  )
}
