import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { confirm, failure, success } from '#web/dialogs/notices'
import { columnsOf } from '#web/fields/cells'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { useShell } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { useBoundKey } from '#web/bound-key'
import { kunjungan } from '#modules/konter/kunjungan'
import { kembaliKeMenu } from './kembali.ts'
import { barisTransfer, transferKonfirmasi, transferMenunggu } from './transfer.calls.ts'

type Transfer = RowOf<typeof barisTransfer>

function useColumns(): readonly Column<Transfer>[] {
  const t = useWords()
  const { zona } = useShell().toko
  return useMemo(
    () =>
      columnsOf(barisTransfer, { t, style: 'layar', zona }).map((column) =>
        column.name === 'status'
          ? {
              ...column,
              cell: ({ status }: Transfer) => (
                <Badge tone={status === 'OPEN' ? 'wait' : 'bad'}>
                  {t(barisTransfer.status.of?.[status] ?? status)}
                </Badge>
              ),
            }
          : column,
      ),
    [t, zona],
  )
}

/** Asks, then confirms that the bank has the money. */
function useKonfirmasi() {
  const t = useWords()
  const kunci = useBoundKey()
  const queries = useQueryClient()
  const send = async (row: Transfer): Promise<void> => {
    const { jumlah, n, nama_rekening, no_faktur_group, no_rekening, versi_bayar } = row
    const yakin = await confirm({
      title: t('Transfer Sudah Masuk ?'),
      text: t('Rp {{jumlah}} di rekening {{rekening}}', {
        jumlah: formatRupiah(jumlah),
        rekening: [no_rekening, nama_rekening].filter(Boolean).join(' '),
      }),
      yes: t('Ya'),
      no: t('Tidak'),
    })
    if (!yakin) return
    const body = { transfer: [{ no_faktur_group, versi_bayar, n }], catatan: null }
    try {
      const { message } = await call(transferKonfirmasi, { body }, { key: kunci.of(body) })
      kunci.settle()
      soundGood()
      success(message ?? t('Transfer Sudah Dikonfirmasi'))
    } catch (error) {
      soundBad()
      failure(error)
    }
    await queries.invalidateQueries({ queryKey: [kunjungan.name] })
  }
  return (row: Transfer): void => void send(row)
}

/**
 * Transfers of customers that are BELUM MASUK: another person than who entered them confirms them.
 */
export function NonCashScreen() {
  const t = useWords()
  const { user } = useShell()
  const columns = useColumns()
  const konfirmasi = useKonfirmasi()
  const found = useQuery({
    queryKey: [kunjungan.name, 'non-cash'],
    queryFn: async ({ signal }) => (await call(transferMenunggu, {}, { signal })).data,
  })
  const sendiri = ({ input_by }: Transfer): boolean => input_by === user.user_id
  return (
    <Page back={kembaliKeMenu.validasi} actions={<ReloadButton onReload={found.refetch} />}>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Validasi Non Cash')}
        columns={columns}
        rows={found.data}
        keyOf={(row) => `${row.no_faktur_group} ${row.n}`}
        onOpen={(row) => konfirmasi(row)}
        actionsWidth={128}
        renderActions={(row) => (
          <Button
            size="small"
            tabIndex={-1}
            disabled={sendiri(row)}
            title={sendiri(row) ? t('Dikonfirmasi oleh orang lain') : ''}
            onClick={() => konfirmasi(row)}
          >
            {t('Sudah Masuk')}
          </Button>
        )}
        empty={<p>{t('Tidak Ada Transfer Yang Belum Masuk')}</p>}
      />
    </Page>
  )
}
