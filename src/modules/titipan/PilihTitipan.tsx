import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { usePaused } from '#web/late'
import { useWords } from '#web/words'
import type { PilihTitipan as Pilih } from '../pembayaran/BarisBayar.tsx'
import { cariTitipan } from './titipan.calls.ts'

type Props = Parameters<Pilih>[0]

/** Finds a deposit by its number, or by the name or telephone number of the person who left it. */
function PilihanTitipan({ id, invalid, onChange, value }: Props) {
  const t = useWords()
  const [q, setQ] = useState('')
  const asked = usePaused(q.trim() || (value ?? ''), 200)
  const found = useQuery({
    queryKey: ['TITIPAN', 'cari', asked],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(cariTitipan, { body: { q: asked } }, { signal })).data,
  })
  const rows = found.data ?? []
  return (
    <Select
      id={id}
      className="ref-input"
      value={value}
      showSearch={{ filterOption: false, onSearch: setQ }}
      loading={found.isFetching}
      status={invalid ? 'error' : ''}
      aria-required
      aria-invalid={invalid}
      placeholder={t('Nomor, nama atau no HP')}
      notFoundContent={t(asked === '' ? 'Ketik nomor, nama atau no HP' : 'Tidak Ada Data')}
      options={rows.map((row) => ({
        value: row.no_titipan,
        label: [
          row.no_titipan,
          row.nama_customer,
          row.barang_disimpan ? row.kode_barcode : null,
          `Rp ${formatRupiah(row.tersedia)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChange={(nomor: string) => {
        const row = rows.find((each) => each.no_titipan === nomor)
        if (row) onChange({ nomor, tersedia: row.tersedia })
      }}
    />
  )
}

/** How the screens of money let a deposit be chosen. */
export const pilihTitipan: Pilih = (props) => <PilihanTitipan {...props} />
