import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { KeysDialog } from '../dialogs/KeysDialog.tsx'
import { NoticesHost } from '../dialogs/notices.tsx'
import { OfflineDialog } from '../dialogs/OfflineDialog.tsx'
import { ProgressDialog } from '../dialogs/ProgressDialog.tsx'
import { SettingsChangedDialog } from '../dialogs/SettingsChangedDialog.tsx'
import { useCovered, useKeys } from '../keys.tsx'
import { useStrayScan } from '../scan.tsx'
import { useShell } from '../session.tsx'
import { keep, kept } from '../storage.tsx'
import { useWords } from '../words.tsx'
import { useScreen } from './current.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { Sidebar } from './Sidebar.tsx'
import './frame.css'

const isNarrow = (): boolean => innerWidth < 720

/** Folded on a tablet until somebody opens it; from then on as it was left. */
const startsFolded = (): boolean =>
  isNarrow() || (kept('menu') ?? (innerWidth < 1100 ? 'lipat' : 'buka')) === 'lipat'

/** The menu folds to icons and remembers it; on a phone it is a drawer that closes itself. */
function useFolding() {
  const [folded, setFolded] = useState(startsFolded)
  return {
    folded,
    toggle: () => {
      if (!isNarrow()) keep('menu', folded ? 'buka' : 'lipat')
      setFolded(!folded)
    },
    afterChoice: () => {
      if (isNarrow()) setFolded(true)
    },
  }
}

/** The title of the window and of the page come from the menu's word (SPEC 2). */
function useTitle(): void {
  const t = useWords()
  const screen = useScreen()
  const { toko } = useShell()
  useEffect(() => {
    document.title = `${t(screen?.title ?? 'Halaman Tidak Ditemukan')} - ${toko.nama_toko}`
  }, [screen, t, toko.nama_toko])
}

/** The frame around every screen: menu, header, content, footer and the dialogs. */
export function Frame() {
  const t = useWords()
  const { afterChoice, folded, toggle } = useFolding()
  const [sought, seek] = useState<string>()
  useStrayScan(seek, useCovered())
  useTitle()
  useKeys([{ key: 'Ctrl+K', label: 'Cari menu, nota, barang', run: () => seek('') }], true)
  return (
    <div className={folded ? 'frame folded' : 'frame'}>
      <a className="skip" href="#content">
        {t('Langsung ke isi')}
      </a>
      <Sidebar folded={folded} onChosen={afterChoice} />
      <Header folded={folded} onMenu={toggle} onSearch={() => seek('')} />
      {/* What scrolls can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <main id="content" className="content" tabIndex={0}>
        <Outlet />
      </main>
      <Footer />
      <NoticesHost />
      <ConfirmDialog />
      <ProgressDialog />
      <SettingsChangedDialog />
      <KeysDialog />
      <OfflineDialog />
      {sought === undefined ? null : (
        <MenuSearch scanned={sought.trim()} onClose={() => seek(undefined)} />
      )}
    </div>
  )
}
