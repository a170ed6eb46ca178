import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Screen } from '#kernel/screen'
import { branchNow, opensInBranch } from '../branch.tsx'
import { closedTo, useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { NotInBranch } from './BranchBand.tsx'
import './gate.css'

/** Nothing stands at this address, or its module is off. */
export function NotFound() {
  const t = useWords()
  return (
    <div className="gate">
      <h1>{t('Halaman Tidak Ditemukan')}</h1>
      <p>{t('Alamat ini tidak ada, atau modulnya tidak aktif di toko ini.')}</p>
      <Link to="/home">{t('Kembali ke Beranda')}</Link>
    </div>
  )
}

/** No right: says which right is missing, and who can give it (LOOK 9). */
export function Forbidden({ screen }: { readonly screen: Screen }) {
  const t = useWords()
  const { user } = useShell()
  const needed = screen.levels?.join(', ')
  return (
    <div className="gate">
      <h1>{t('Akses Ditolak')}</h1>
      <p>
        {t('Anda masuk sebagai {{nama}} ({{level}}) dan tidak punya hak untuk membuka {{layar}}.', {
          nama: user.usere_name,
          level: user.level,
          layar: t(screen.title),
        })}
      </p>
      <p>
        {needed === undefined
          ? t('Hak akses menu {{alamat}} diberikan oleh OWN atau SU.', { alamat: screen.path })
          : t('Layar ini hanya untuk level {{level}}.', { level: needed })}
      </p>
      <Link to="/home">{t('Kembali ke Beranda')}</Link>
    </div>
  )
}

interface Props {
  readonly screen: Screen
  readonly children: ReactNode
}

/** Lets a person open a screen, or says why not. The server guards the calls in the same way. */
export function Gate({ children, screen }: Props) {
  const shell = useShell()
  if (branchNow() !== undefined && !opensInBranch(shell, screen)) return <NotInBranch />
  const closed = closedTo(shell, screen)
  if (closed === 'not-found') return <NotFound />
  if (closed === 'forbidden') return <Forbidden screen={screen} />
  return children
}
