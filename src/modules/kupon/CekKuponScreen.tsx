import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#kernel/endpoint'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { OpenLink } from '#web/fields/OpenLink'
import { Badge, type Tone } from '#web/page/Badge'
import { ScanPage, useScanned } from '#web/page/ScanPage'
import { useWords } from '#web/words'
import { bacaKupon, statusKupon, type KuponDinilai } from './bayar-kupon.rules.ts'
import { cekKupon } from './kupon.calls.ts'
import './kupon.css'

const nada: Readonly<Record<KuponDinilai['status'], Tone>> = {
  BERLAKU: 'good',
  DIPAKAI: 'plain',
  KEDALUWARSA: 'wait',
  BATAL: 'bad',
}

function Lembar({ kupon }: { readonly kupon: AnswerOf<typeof cekKupon>[number] }) {
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
  const scanned = useScanned('kupon')
  const { kode } = scanned
  const found = useQuery({
    queryKey: ['kupon', 'cek', kode],
    enabled: kode !== '',
    queryFn: async ({ signal }) =>
      (await call(cekKupon, { query: { kupon: kode } }, { signal })).data,
  })
  return (
    <ScanPage
      scanned={scanned}
      label={t('No Kupon Atau Nota')}
      hint={t('Pindai kupon, atau ketik nomornya atau nomor notanya.')}
      found={[found]}
    >
      {() => (
        <ul className="kupon-daftar">
          {found.data?.map((one) => (
            <Lembar key={one.no_kupon} kupon={one} />
          ))}
        </ul>
      )}
    </ScanPage>
  )
}
