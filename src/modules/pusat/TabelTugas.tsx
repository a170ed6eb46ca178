import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { Badge, badgeFrame, type Tone } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import type { Column, Section } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { daftarTugas, statusTugas, ulangiTugas } from './pusat.calls.ts'

const muat = async (signal: AbortSignal) => (await call(daftarTugas, {}, { signal })).data
type Tugas = Awaited<ReturnType<typeof muat>>[number]
type Baris = Tugas['cabang'][number] & { readonly id: string }

const warna: Readonly<Record<Baris['status'], Tone>> = {
  ANTRI: 'wait',
  JALAN: 'info',
  SELESAI: 'good',
  GAGAL: 'bad',
  DIGANTI: 'plain',
}

/** It failed, or it waits for its next try: nobody has to wait with it. */
const dapatDiulangi = ({ coba, status }: Baris): boolean =>
  status === 'GAGAL' || (status === 'ANTRI' && coba > 0)

function Status({ status }: Pick<Baris, 'status'>) {
  const t = useWords()
  return <Badge tone={warna[status]}>{t(statusTugas[status])}</Badge>
}
const selStatus = ({ status }: Baris) => <Status status={status} />

function useKolom(): readonly Column<Baris>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () => [
      { name: 'cabang', title: t('Toko'), text: ({ cabang }) => cabang },
      {
        name: 'status',
        title: t('Status'),
        frame: badgeFrame,
        text: ({ status }) => t(statusTugas[status]),
        cell: selStatus,
      },
      { name: 'galat', title: t('Keterangan'), grows: true, text: ({ galat }) => galat ?? '' },
      {
        name: 'coba',
        title: t('Percobaan'),
        align: 'right',
        text: ({ coba }) => String(coba),
      },
      {
        name: 'saat',
        title: t('Waktu'),
        text: ({ saat }) => (saat === null ? '' : formatSaat(saat, zona)),
      },
      {
        name: 'berikut',
        title: t('Dicoba Lagi'),
        text: ({ berikut }) => (berikut === null ? '' : formatSaat(berikut, zona)),
      },
    ],
    [t, zona],
  )
}

/** What was sent lately, and what every branch said: alive; what failed can be sent again. */
export function TabelTugas() {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = useKolom()
  const found = useQuery({
    queryKey: ['tugas_cabang'],
    queryFn: ({ signal }) => muat(signal),
  })
  const ulangi = async (id: string): Promise<void> => {
    try {
      await call(ulangiTugas, { params: { id } })
      success(t('Data Sedang Dikirim'))
    } catch (error) {
      failure(error)
    }
  }
  const rows = found.data?.flatMap(({ cabang, id }) => cabang.map((one) => ({ ...one, id })))
  const sections = found.data?.map(
    ({ cabang, dibuat, hapus, judul, keterangan, oleh }): Section => ({
      title: [t(judul), keterangan, hapus ? t('Dihapus') : '', formatSaat(dibuat, zona), oleh]
        .filter(Boolean)
        .join(' · '),
      count: cabang.length,
      totals: {},
    }),
  )
  return (
    <>
      <h2>{t('Kiriman Terakhir')}</h2>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Kiriman Terakhir')}
        columns={columns}
        rows={rows}
        {...(sections ? { sections } : {})}
        keyOf={({ cabang, id }) => `${id} ${cabang}`}
        onOpen={(row) => (dapatDiulangi(row) ? void ulangi(row.id) : undefined)}
        actionsWidth={180}
        renderActions={(row) =>
          dapatDiulangi(row) ? (
            <Button size="small" tabIndex={-1} onClick={() => void ulangi(row.id)}>
              {t('Ulangi yang gagal')}
            </Button>
          ) : null
        }
        empty={<p>{t('Belum Ada Kiriman Ke Cabang')}</p>}
      />
    </>
  )
}
