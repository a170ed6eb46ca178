import { Link } from '@tanstack/react-router'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import './landing.css'

/** A quiet page with the shop's name: what a second monitor or a waiting counter shows. */
export function LandingScreen() {
  const t = useWords()
  const { toko } = useShell()
  return (
    <div className="landing">
      <img src="/icon.svg" alt="" width="72" height="72" />
      <h1>{toko.nama_toko}</h1>
      <p>{toko.alamat_toko}</p>
      <p className="landing-day">{toko.tgl_system}</p>
      <Link to="/home">{t('Mulai Bekerja')}</Link>
    </div>
  )
}

/** An empty page on purpose (SPEC 2: /blank). */
export function BlankScreen() {
  return null
}
