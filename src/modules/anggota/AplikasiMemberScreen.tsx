import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { call } from '#web/call'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { success } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { Qr } from '#web/Qr'
import { closedTo, useShell } from '#web/session'
import { useWords } from '#web/words'
import { layarWhatsapp } from '#modules/pesan/layar'
import { keadaanAplikasi, kurangMasuk } from './aplikasi.calls.ts'
import './aplikasi-member.css'

const dapat = 'Member dapat masuk dengan kode WhatsApp.'

/** Whether members can sign in here; if not, the screen where that is mended. */
function Masuk() {
  const t = useWords()
  const shell = useShell()
  const { data, error, refetch } = useQuery({
    queryKey: [keadaanAplikasi.path],
    queryFn: async ({ signal }) => (await call(keadaanAplikasi, {}, { signal })).data,
  })
  if (error) return <Refused error={error} onRetry={refetch} />
  if (!data) return null
  const { kurang } = data
  const screen = shell.house.screen(kurang === 'LAYANAN' ? layarWhatsapp : '/settingsystem')
  return (
    <p className="aplikasi-member-tombol" role="status">
      <Badge tone={kurang === null ? 'good' : 'wait'}>
        {t(kurang === null ? dapat : kurangMasuk[kurang])}
      </Badge>
      {kurang !== null && screen && closedTo(shell, screen) === undefined ? (
        <Link to={screen.path}>{t(screen.title)}</Link>
      ) : null}
    </p>
  )
}

/** Where customers find the app of this shop: a QR for the counter, and its address. */
export function AplikasiMemberScreen() {
  const t = useWords()
  const { kode_toko, nama_toko } = useShell().toko
  const alamat = `${location.origin}/anggota/${encodeURIComponent(kode_toko)}`
  const salin = async () => {
    await navigator.clipboard.writeText(alamat)
    success(t('Alamat Disalin'))
  }
  return (
    <Page>
      <section className="aplikasi-member">
        <Qr text={alamat} label={`QR ${alamat}`} />
        <div>
          <h2>{nama_toko}</h2>
          <p>{t('Pelanggan memindai QR ini, atau membuka alamatnya.')}</p>
          <p>
            <code>{alamat}</code>
          </p>
          <p className="aplikasi-member-tombol">
            <Button
              type="primary"
              icon={<Icon name="globe" />}
              href={alamat}
              target="_blank"
              rel="noopener"
            >
              {t('Buka Aplikasi Member')}
            </Button>
            <Button onClick={() => void salin()}>{t('Salin Alamat')}</Button>
          </p>
          <Masuk />
        </div>
      </section>
    </Page>
  )
}
