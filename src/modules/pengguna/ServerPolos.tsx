import { Icon } from '#web/icons'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import './sandi.css'

/** Shown on the owner's home page while passwords go through the network unencrypted. */
export function ServerPolos() {
  const t = useWords()
  const { polos, user } = useShell()
  if (!polos || !['OWN', 'SU'].includes(user.level)) return null
  return (
    <p className="server-polos" role="status">
      <Icon name="warning" />{' '}
      {t(
        'Server ini tanpa HTTPS: sandi dan data pelanggan dapat dibaca siapa saja di jaringan ini.',
      )}{' '}
      <a href="/pasang-sertifikat">{t('Cara mengamankannya')}</a>
    </p>
  )
}
