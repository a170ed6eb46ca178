import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { branchNow } from '../branch.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { KeysDialog } from '../dialogs/KeysDialog.tsx'
import { NoticesHost } from '../dialogs/notices.tsx'
import { ProgressDialog } from '../dialogs/ProgressDialog.tsx'
import { useCovered, useKeys } from '../keys.tsx'
import { behind } from '../module.tsx'
import { useNarrow, usePhone } from '../narrow.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { useStrayScan } from '../scan.tsx'
import { useShell } from '../session.tsx'
import { keep, kept } from '../storage.tsx'
import { useCounted } from '../used.tsx'
import { useWords } from '../words.tsx'
import { BranchBand } from './BranchBand.tsx'
import { useScreen } from './current.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { Sidebar } from './Sidebar.tsx'
import './frame.css'

/**
 * The menu folds to icons on a tablet or a zoomed page until somebody opens it, and remembers how
 * it was left; on a phone it is a drawer that closes itself.
 */
function useFolding() {
  const [narrow, phone] = [useNarrow(), usePhone()]
  const [chosen, choose] = useState(() => kept('menu'))
  const [drawn, draw] = useState(false)
  const folded = phone ? !drawn : (chosen ?? (narrow ? 'lipat' : 'buka')) === 'lipat'
  return {
    folded,
    toggle: () => {
      if (phone) draw(!drawn)
      else {
        const next = folded ? 'buka' : 'lipat'
        keep('menu', next)
        choose(next)
      }
    },
    afterChoice: () => draw(false),
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

// How a screen looks on paper, and what is seldom said, come behind the page: no first list waits.
const paperNow = async () => (await import('./print.tsx')).PrintHead
const printHead = behind(paperNow)
const settingsChanged = behind(
  async () => (await import('../dialogs/SettingsChangedDialog.tsx')).SettingsChangedDialog,
)
const offline = behind(async () => (await import('../dialogs/OfflineDialog.tsx')).OfflineDialog)
const nothing = {}

/** The frame around every screen: menu, header, content, footer and the dialogs. */
export function Frame() {
  const t = useWords()
  const { afterChoice, folded, toggle } = useFolding()
  const [sought, seek] = useState<string>()
  useStrayScan(seek, useCovered())
  useTitle()
  useCounted(useScreen())
  useKeys(
    [
      { key: 'Ctrl+K', label: 'Cari menu, nota, barang', run: () => seek('') },
      { key: 'Alt+P', label: 'Cetak Layar Ini', run: () => void paperNow().then(() => print()) },
    ],
    true,
  )
  return (
    <div
      className={`frame${folded ? ' folded' : ''}${branchNow() === undefined ? '' : ' in-branch'}`}
    >
      <a className="skip" href="#content">
        {t('Langsung ke isi')}
      </a>
      <Sidebar folded={folded} onChosen={afterChoice} />
      <LazyPart part={printHead} given={nothing} />
      <BranchBand />
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
      <LazyPart part={settingsChanged} given={nothing} />
      <KeysDialog />
      <LazyPart part={offline} given={nothing} />
      {sought === undefined ? null : (
        <MenuSearch scanned={sought.trim()} onClose={() => seek(undefined)} />
      )}
    </div>
  )
}
