import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import type { FormPartProps } from '#web/module'
import { Badge, badgeFrame } from '#web/page/Badge'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { bankBulan, barisBankBulan, bulanBerikut, keadaanBankBulan } from './tutup-bulan.calls.ts'
import { tutupBulan } from './tutup-bulan.ts'

type Baris = NonNullable<NonNullable<(typeof bankBulan)['types']>['a']>[number]

/** Green where nothing is missing; red where the closing is refused. */
const warna = { COCOK: 'good', BEDA: 'wait', KURANG: 'bad', TANPA: 'wait' } as const

function Keadaan({ keadaan }: Pick<Baris, 'keadaan'>) {
  const t = useWords()
  return <Badge tone={warna[keadaan]}>{t(keadaanBankBulan[keadaan])}</Badge>
}
const gambarKeadaan = ({ keadaan }: Baris) => <Keadaan keadaan={keadaan} />

const alamat = (path: string, filter: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filter).toString()}`

/** The oldest month that is over and open still is the one that is closed next. */
function useBerikut({ form }: FormPartProps): void {
  const { data } = useQuery({
    queryKey: [tutupBulan.name, 'berikut'],
    queryFn: async ({ signal }) => (await call(bulanBerikut, {}, { signal })).data,
  })
  const usulkan = useEffectEvent((sampai: string | null) => form.set('sampai', sampai))
  const sampai = data?.sampai
  useEffect(() => {
    if (sampai !== undefined) usulkan(sampai)
  }, [sampai])
}

/**
 * How the bank stands at the end of the month that is closed: a row opens what its account is told
 * by, or where its statement is taken in.
 */
export function BankBulan({ form }: FormPartProps) {
  useBerikut({ form })
  const t = useWords()
  const router = useRouter()
  const { tgl_system, zona } = useShell().toko
  const { sampai: diisi } = form.values
  const sampai =
    typeof diisi === 'string' && diisi !== '' ? diisi : addDays(`${tgl_system.slice(0, 7)}-01`, -1)
  const found = useQuery({
    queryKey: [tutupBulan.name, 'bank', sampai],
    queryFn: async ({ signal }) => (await call(bankBulan, { query: { sampai } }, { signal })).data,
  })
  const columns = useMemo(
    () =>
      columnsOf(barisBankBulan, { t, style: 'layar', zona }).map((column): Column<Baris> =>
        column.name === 'keadaan'
          ? {
              ...column,
              frame: badgeFrame,
              cell: gambarKeadaan,
            }
          : column,
      ),
    [t, zona],
  )
  return (
    <>
      <p>
        <strong>{t('Rekonsiliasi Bank Sampai {{sampai}}', { sampai })}</strong>
      </p>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Rekonsiliasi Bank Sampai {{sampai}}', { sampai })}
        columns={columns}
        rows={found.data}
        keyOf={({ no_rekening }) => no_rekening}
        onOpen={({ keadaan, no_rekening }) =>
          router.history.push(
            keadaan === 'COCOK'
              ? alamat('/laporan-rekonsiliasi-bank', { no_rekening, tgl: sampai })
              : alamat('/rekonsiliasi-bank', { no_rekening }),
          )
        }
        empty={<p>{t('Tidak ada rekening bank yang bergerak.')}</p>}
      />
      <p>
        <Link to="/laporan-tutup-bulan" search={{ tgl: sampai }}>
          {t('Laporan Tutup Bulan')}
        </Link>
      </p>
    </>
  )
}
