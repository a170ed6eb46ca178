import { Link } from '@tanstack/react-router'
import { useShell } from '#web/session'
import { temuanPola } from './periksa.calls.ts'
import type { Hal } from './temuan/hal.tsx'
import { TemuanScreen } from './temuan/TemuanScreen.tsx'

type Temuan = NonNullable<NonNullable<(typeof temuanPola.daftar)['types']>['a']>[number]

/** The document that it is about, as a link for those who may open it. */
function Dokumen({ dokumen, jenis }: Temuan) {
  const { opens } = useShell()
  if (dokumen === null) return '-'
  const what = jenis === 'PEMBELIAN' ? 'nota_beli' : jenis === 'PENJUALAN' ? 'nota' : undefined
  const path = what && opens[what]?.(dokumen)
  return path === undefined ? dokumen : <Link to={path}>{dokumen}</Link>
}

const hal: Hal<Temuan> = {
  temuan: temuanPola,
  jenis: 'TEMUAN',
  title: 'Transaksi Perlu Diperiksa',
  empty: 'Tidak Ada Yang Ganjil Di Hari-hari Ini',
  saveLabel: 'Sudah Diperiksa',
  hari: 6, // a week is what somebody still remembers
  lebar: 640,
  warna: { TERBUKA: 'wait', DITUTUP: 'good' },
  buruk: ({ skor }) => skor >= 70, // money may be gone
  tumbuh: 'pola',
  fakta: (temuan) => [
    ['Dokumen', <Dokumen key="dokumen" {...temuan} />],
    ['User', temuan.user_id],
    ...(temuan.ditutup_oleh === null
      ? []
      : ([
          ['Diperiksa Oleh', temuan.ditutup_oleh],
          ['Alasan', temuan.alasan],
        ] as const)),
  ],
  selesai: ({ status }) => status === 'DITUTUP',
}

/** Odd patterns of the books, the worst first; each opens with what speaks for it. */
export const PeriksaScreen = () => <TemuanScreen hal={hal} />
