import { Link } from '@tanstack/react-router'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'

/** The footer: the program and its version, the public pages, and the way to the list of keys. */
export function Footer() {
  const t = useWords()
  const { versi } = useShell()
  return (
    <footer className="footer meta">
      <span>Kencana {versi}</span>
      <span>
        <kbd>?</kbd> {t('Bantuan layar ini')}
      </span>
      <span className="footer-links">
        <Link to="/terms-and-conditions">{t('Syarat dan Ketentuan')}</Link>
        <Link to="/privacy-policy">{t('Kebijakan Privasi')}</Link>
      </span>
    </footer>
  )
}
