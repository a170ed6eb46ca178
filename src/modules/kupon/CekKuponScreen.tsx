import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { OpenLink } from '#web/fields/OpenLink'
import { ScanInput } from '#web/fields/ScanInput'
import { useKeys } from '#web/keys'
import { Badge, type Tone } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import { useScan } from '#web/scan'
import { useWords } from '#web/words'
import { bacaKupon, statusKupon, type KuponDinilai } from './bayar-kupon.rules.ts'
import { cekKupon } from './kupon.calls.ts'
import './kupon.css'

const idPindai = 'kupon-pindai'
const nada: Readonly<Record<KuponDinilai['status'], Tone>> = {
  BERLAKU: 'good',
  DIPAKAI: 'plain',
  KEDALUWARSA: 'wait',
  BATAL: 'bad',
}

/** The number stands in the address: back leads back. */
function useKupon() {
  const navigate = useNavigate()
  const search: { readonly kupon?: string } = useSearch({ strict: false })
  const kupon = search.kupon ?? ''
  const found = useQuery({
    queryKey: ['kupon', 'cek', kupon],
    enabled: kupon !== '',
    queryFn: async ({ signal }) => (await call(cekKupon, { query: { kupon } }, { signal })).data,
  })
  const pilih = (text: string): void =>
    void navigate({ to: '/cek-kupon', search: { kupon: text.trim().toUpperCase() } })
  return { kupon, found, pilih }
}
type Kupon = NonNullable<ReturnType<typeof useKupon>['found']['data']>[number]

function Lembar({ kupon }: { readonly kupon: Kupon }) {
  const t = useWords()
  const fakta = [
    [t('Berlaku Sampai'), kupon.berlaku_sampai],
    [t('Dari Nota'), <OpenLink key="nota" what="nota" value={kupon.nota} />],
    [t('Tanggal'), kupon.tgl_dapat],
    ...(kupon.dipakai_di === null ? [] : [[t('Dipakai Di'), kupon.dipakai_di] as const]),
  ] as const
  return (
    <li className={`kupon kupon-${kupon.status.toLowerCase()}`}>
      <header>
        <Badge tone={nada[kupon.status]}>{t(statusKupon[kupon.status])}</Badge>
        <code>{bacaKupon(kupon.no_kupon)}</code>
      </header>
      <p className="kupon-nilai">
        <small>Rp</small> {formatRupiah(kupon.nilai_kupon)}
      </p>
      <p>{kupon.nama_kupon}</p>
      <dl>
        {fakta.map(([kata, isi]) => (
          <div key={kata}>
            <dt>{kata}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Whether a coupon still pays; by the number of a note, the coupons that it earned. */
export function CekKuponScreen() {
  const t = useWords()
  const { found, kupon, pilih } = useKupon()
  useScan(pilih, idPindai)
  useKeys([{ key: 'F2', label: 'Cari', run: () => document.getElementById(idPindai)?.focus() }])
  return (
    <Page
      tools={
        <ScanInput
          id={idPindai}
          autoFocus
          ariaLabel={t('No Kupon Atau Nota')}
          placeholder={t('No Kupon Atau Nota')}
          onScan={pilih}
        />
      }
    >
      {kupon === '' ? (
        <p className="meta">{t('Pindai kupon, atau ketik nomornya atau nomor notanya.')}</p>
      ) : found.error ? (
        <Refused error={found.error} onRetry={found.refetch} />
      ) : found.data ? (
        <ul className="kupon-daftar">
          {found.data.map((one) => (
            <Lembar key={one.no_kupon} kupon={one} />
          ))}
        </ul>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
