import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { Badge } from '#web/page/Badge'
import { closedTo, useShell } from '#web/session'
import type { Column } from '#web/table/columns'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { ganjilToko } from '../dashboard/pusat.calls.ts'
import { bacaToko, type barisToko } from './beranda.calls.ts'
import { keadaanToko, tokoBelumTutup } from './toko-rantai.rules.ts'

type Toko = RowOf<typeof barisToko>

/** The news of other shops do not come here: they are asked so often. */
const segar = 30_000

const jumlah = (value: number): string => (value === 0 ? '-' : String(value))

type Aneh = NonNullable<NonNullable<(typeof ganjilToko)['types']>['a']>

function useKolom(aneh: Aneh | undefined): readonly Column<Toko>[] {
  const t = useWords()
  return [
    {
      name: 'toko',
      title: t('Toko'),
      grows: true,
      text: ({ kode_toko, nama_toko }) => `${kode_toko} · ${nama_toko}`,
    },
    { name: 'tgl', title: t('Tanggal'), text: ({ tgl_system }) => tgl_system },
    {
      name: 'status',
      title: t('Status'),
      frame: 24,
      text: (row) => t(keadaanToko(row).kata),
      cell: (row) => <Badge tone={keadaanToko(row).nada}>{t(keadaanToko(row).kata)}</Badge>,
    },
    {
      name: 'jual',
      title: t('Penjualan'),
      unit: 'Rp',
      align: 'right',
      text: ({ jual }) => formatRupiah(jual),
    },
    {
      name: 'menunggu',
      title: t('Menunggu'),
      align: 'right',
      text: ({ menunggu }) => jumlah(menunggu),
    },
    {
      name: 'ganjil',
      title: t('Ganjil'),
      align: 'right',
      text: ({ kode_toko }) => {
        const found = aneh?.toko.find((one) => one.kode_toko === kode_toko)
        return found === undefined ? '' : jumlah(found.jumlah)
      },
    },
  ]
}

/** The shops of the chain in the morning: who is not closed, what waits, what is odd. */
export function TokoRantai() {
  const t = useWords()
  const shell = useShell()
  const router = useRouter()
  const screen = shell.house.screen('/dashboardPusat')
  const boleh = screen !== undefined && closedTo(shell, screen) === undefined
  const { data } = useQuery({
    queryKey: ['BERANDA_TOKO'],
    enabled: boleh,
    refetchInterval: segar,
    queryFn: async ({ signal }) => (await call(bacaToko, {}, { signal })).data,
  })
  // Each shop looks at its weeks: asked once in a while, and nothing waits for it.
  const aneh = useQuery({
    queryKey: ['BERANDA_GANJIL'],
    enabled: boleh,
    refetchInterval: 300_000,
    retry: false,
    queryFn: async ({ signal }) => (await call(ganjilToko, {}, { signal })).data,
  })
  const columns = useKolom(aneh.data)
  if (!data) return null
  const belum = tokoBelumTutup(data.toko)
  return (
    <section className="pagi-bagian pagi-toko" aria-labelledby="pagi-toko">
      <h2 id="pagi-toko">
        {t('Toko')}{' '}
        <span className="meta">
          {belum === 0
            ? t('Tidak ada hari yang tertinggal')
            : t('{{jumlah}} toko belum menutup harinya', { jumlah: belum })}
        </span>
      </h2>
      <Table
        label={t('Toko')}
        columns={columns}
        rows={data.toko}
        keyOf={({ kode_toko }) => kode_toko}
        oneClick
        onOpen={({ kode_toko }) =>
          router.history.push(`/laporan-penjualan?toko=${encodeURIComponent(kode_toko)}`)
        }
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      {data.gagal.map(({ kalimat, kode_toko, nama_toko }) => (
        <p key={kode_toko} role="status">
          <Badge tone="bad">{t('Data Gagal Dimuat')}</Badge> {nama_toko}: {kalimat}
        </p>
      ))}
    </section>
  )
}
