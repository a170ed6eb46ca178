import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { changedSettings } from '#kernel/setting'
import { settingsChanged } from '../live.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { working } from '../working.tsx'
import { confirm } from './notices.tsx'
import { showProgress } from './ProgressDialog.tsx'

/** SPEC 9: the page reloads a second after the answer. */
const reloadAfter = 1000
/**
 * A user who changes one setting often changes the next: the question comes after so many quiet
 * milliseconds, once.
 */
const quiet = 5000
/**
 * The screen of the settings reads them again with every change; the question comes when the user
 * leaves it.
 */
const settingPage = '/settingsystem'

/** Names the settings that differ from those in this page; without an answer it names none. */
function useWhatChanged() {
  const t = useWords()
  const { factsNow, house, settings } = useShell()
  const latest = useRef(async (): Promise<string[]> => [])
  useEffect(() => {
    latest.current = () =>
      factsNow().then(
        (now) => changedSettings(house.settings, settings, now.settings).map((label) => t(label)),
        () => [],
      )
  })
  return latest
}

/**
 * SPEC 4: changed settings ask to refresh; on Yes they are taken over and the page reloads. Many
 * changes are one question, and none comes over an open note or form.
 */
export function SettingsChangedDialog() {
  const t = useWords()
  const changed = settingsChanged.use()
  const busy = working.use() > 0
  const setting = useLocation({ select: ({ pathname }) => pathname === settingPage })
  const whatChanged = useWhatChanged()
  useEffect(() => {
    if (changed === 0 || busy || setting) return
    const ask = async (): Promise<void> => {
      settingsChanged.set(0)
      const names = await whatChanged.current()
      const reload = t('Muat ulang halaman untuk memakai setting yang baru ?')
      const question = {
        title: t('Setting Sistem Berubah'),
        text: names.length === 0 ? reload : `${t('Yang berubah')}: ${names.join(', ')}. ${reload}`,
        yes: t('Ya'),
        no: t('Tidak'),
      }
      if (!(await confirm(question))) return
      showProgress({ title: t('Sedang Mengambil Data') })
      setTimeout(() => location.reload(), reloadAfter)
    }
    const timer = setTimeout(() => void ask(), quiet)
    return () => clearTimeout(timer)
  }, [changed, busy, setting, t, whatChanged])
  return null
}
