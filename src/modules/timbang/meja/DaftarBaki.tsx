import { useMemo } from 'react'
import { Badge, badgeFrame, toneOf } from '#web/page/Badge'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { hasilTimbang, waktuTimbang } from '../timbang.rules.ts'
import type { BakiTimbang } from './use-baki.tsx'

function useColumns(terlihat: boolean): readonly Column<BakiTimbang>[] {
  const t = useWords()
  return useMemo(
    () => [
      { name: 'kode', title: t('Baki'), text: ({ kode_baki }) => kode_baki },
      { name: 'nama', title: t('Nama Baki'), text: ({ nama_baki }) => nama_baki, grows: true },
      {
        name: 'status',
        title: t('Status'),
        frame: badgeFrame,
        text: ({ status_baki }) => t(status_baki),
        cell: ({ status_baki }) => <Badge tone={toneOf(status_baki)}>{t(status_baki)}</Badge>,
      },
      ...(terlihat
        ? [
            {
              name: 'pcs',
              title: t('Pcs'),
              align: 'right',
              text: ({ pcs }: BakiTimbang) => formatRupiah(pcs ?? 0),
            } as const,
            {
              name: 'harap',
              title: t('Berat Sistem'),
              unit: 'gr',
              align: 'right',
              text: ({ berat_harap }: BakiTimbang) => formatBerat(berat_harap ?? 0),
            } as const,
          ]
        : []),
      {
        name: 'terakhir',
        title: t('Terakhir Ditimbang'),
        text: ({ oleh, terakhir_hasil, terakhir_tgl, terakhir_waktu }) =>
          oleh === null
            ? terakhir_tgl === null
              ? t('Belum Pernah')
              : [
                  terakhir_tgl,
                  terakhir_waktu === null ? '' : t(waktuTimbang[terakhir_waktu]),
                  terakhir_hasil === null ? '' : t(hasilTimbang[terakhir_hasil]),
                ].join(' · ')
            : t('Ditimbang Oleh {{oleh}}', { oleh }),
      },
    ],
    [t, terlihat],
  )
}

interface Props {
  readonly rows: readonly BakiTimbang[] | undefined
  readonly dipilih: string | undefined
  readonly onPilih: (baki: BakiTimbang) => void
}

/** The trays: which are sold from, which lie in the safe, which are on the scale. */
export function DaftarBaki({ dipilih, onPilih, rows }: Props) {
  const t = useWords()
  const columns = useColumns(rows?.some(({ pcs }) => pcs !== null) ?? false)
  return (
    <Table
      label={t('Daftar Baki')}
      columns={columns}
      rows={rows}
      keyOf={({ kode_baki }) => kode_baki}
      onOpen={onPilih}
      rowClass={({ kode_baki }) => (kode_baki === dipilih ? 'chosen' : undefined)}
      empty={<p>{t('Data Tidak Tersedia')}</p>}
    />
  )
}
