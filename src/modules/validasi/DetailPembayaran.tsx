import { useEffect, useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { failure } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Badge } from '#web/page/Badge'
import { Table } from '#web/table/Table'
import type { Column } from '#web/table/columns'
import { useWords } from '#web/words'
import type { BarisBayar } from './kelompok.ts'
import { refBayar } from '#modules/pembayaran/ref-bayar'
import { useNamaBayar } from '../pembayaran/CaraBayar.tsx'
import { UbahPembayaran } from './UbahPembayaran.tsx'
import { usePembayaran } from './use-pembayaran.tsx'
import { KeyButton } from '#web/KeyButton'

interface Props {
  readonly nomor: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

const sum = (rows: readonly BarisBayar[], figure: (row: BarisBayar) => number): number =>
  rows.reduce((total, row) => total + figure(row), 0)

/** The way, and whether the bank has it. */
function Cara({ row }: { readonly row: BarisBayar }) {
  const t = useWords()
  const namaBayar = useNamaBayar()
  return (
    <>
      {namaBayar(row)} {row.belum_masuk ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
    </>
  )
}
const caraDari = (row: BarisBayar) => <Cara row={row} />

/** How a group is paid; changing the way is a separate step. */
function Rincian({
  nomor,
  onClose,
  onUbah,
}: Omit<Props, 'onChanged'> & { readonly onUbah: () => void }) {
  const t = useWords()
  const namaBayar = useNamaBayar()
  const { data } = usePembayaran(nomor)
  const rows = data ?? []
  const columns: readonly Column<BarisBayar>[] = [
    {
      name: 'jenis',
      title: t('Cara Bayar'),
      text: (row) => namaBayar(row),
      cell: caraDari,
    },
    {
      name: 'rekening',
      title: t('No Rekening'),
      text: (row) => row.no_rekening ?? '',
      grows: true,
    },
    { name: 'ref', title: t('No Referensi'), text: (row) => refBayar(row) ?? '' },
    {
      name: 'masuk',
      title: t('Uang Masuk'),
      align: 'right',
      text: (row) => formatRupiah(row.jumlah_in),
    },
    {
      name: 'keluar',
      title: t('Uang Keluar'),
      align: 'right',
      text: (row) => formatRupiah(row.jumlah_out),
    },
    { name: 'fee', title: t('Fee'), align: 'right', text: (row) => formatRupiah(row.fee ?? 0) },
    {
      name: 'diterima',
      title: t('Uang Diterima'),
      align: 'right',
      text: (row) => formatRupiah(row.diterima ?? 0),
    },
    {
      name: 'kembali',
      title: t('Uang Kembali'),
      align: 'right',
      text: (row) => formatRupiah(row.kembali ?? 0),
    },
  ]
  return (
    <div className="detail-bayar">
      <Table
        label={t('Detail Pembayaran')}
        columns={columns}
        rows={data}
        keyOf={(_, at) => String(at)}
        totals={{
          masuk: formatRupiah(sum(rows, (row) => row.jumlah_in)),
          keluar: formatRupiah(sum(rows, (row) => row.jumlah_out)),
          fee: formatRupiah(sum(rows, (row) => row.fee ?? 0)),
        }}
        empty={t('Tidak Ada Data')}
      />
      <ViewButtons onClose={onClose}>
        <KeyButton
          keyName="F8"
          label="Ubah Pembayaran"
          run={onUbah}
          type="primary"
          autoFocus
          disabled={rows.length === 0}
        />
      </ViewButtons>
    </div>
  )
}

/** SPEC 2, 7: the popup 'Detail Pembayaran' of a group. */
export function DetailPembayaran(props: Props) {
  const t = useWords()
  const [changing, setChanging] = useState(false)
  const { data, error } = usePembayaran(props.nomor)
  useEffect(() => {
    if (error) failure(t('Terjadi Kesalhaan Saat Mengirim Data')) // SPEC 8, as it is written there
  }, [error, t])
  if (changing && data) return <UbahPembayaran {...props} rows={data} />
  return (
    <ViewDialog
      title={t('Detail Pembayaran {{nomor}}', { nomor: props.nomor })}
      width={900}
      onClose={props.onClose}
    >
      <Rincian {...props} onUbah={() => setChanging(true)} />
    </ViewDialog>
  )
}
