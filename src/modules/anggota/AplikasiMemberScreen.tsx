import { Button } from 'antd'
import { Badge } from '#web/page/Badge'
import { Page } from '#web/page/Page'
import { success } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { Qr } from '#web/Qr'
import { useSetting, useShell } from '#web/session'
import { useWords } from '#web/words'
import { settingMember } from '#modules/member/setting'
import { settingPesan } from '#modules/pesan/setting'
import './aplikasi-member.css'

/** Where customers find the app of this shop: a QR for the counter, and its address. */
export function AplikasiMemberScreen() {
  const t = useWords()
  const { kode_toko, nama_toko } = useShell().toko
  const member = useSetting(settingMember.MEMBER_MODULE)
  const whatsapp = useSetting(settingPesan.WHATSAPP_MODULE)
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
          <p>
            <Badge tone={member && whatsapp ? 'good' : 'wait'}>
              {member && whatsapp
                ? t('Member dapat masuk dengan kode WhatsApp.')
                : t('Member belum dapat masuk: nyalakan Modul Member dan Modul WhatsApp.')}
            </Badge>
          </p>
        </div>
      </section>
    </Page>
  )
}
