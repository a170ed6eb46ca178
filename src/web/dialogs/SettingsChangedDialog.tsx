import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { settingsChanged } from '../live.tsx'
import { useWords } from '../words.tsx'
import { working } from '../working.tsx'
import { confirm } from './notices.tsx'
import { showProgress } from './ProgressDialog.tsx'

/** SPEC 9: the page reloads a second after the answer. */
const reloadAfter = 1000
/** Whoever changes one setting often changes the next: so many milliseconds of quiet, then one. */
const quiet = 5000
/** Where settings are changed they are read anew with every change; it is asked when one leaves. */
const settingPage = '/settingsystem'

/**
 * SPEC 4: changed settings ask to refresh; on Yes they are taken over and the page reloads. Many
 * changes are one question, and none comes over an open note or form.
 */
export function SettingsChangedDialog() {
  const t = useWords()
  const changed = settingsChanged.use()
  const busy = working.use() > 0
  const setting = useLocation({ select: ({ pathname }) => pathname === settingPage })
  useEffect(() => {
    if (changed === 0 || busy || setting) return
    const ask = (): void => {
      settingsChanged.set(0)
      const question = {
        title: t('Setting Sistem Berubah'),
        text: t('Muat ulang halaman untuk memakai setting yang baru ?'),
        yes: t('Ya'),
        no: t('Tidak'),
      }
      void confirm(question).then((agreed) => {
        if (!agreed) return
        showProgress({ title: t('Sedang Mengambil Data') })
        setTimeout(() => location.reload(), reloadAfter)
      })
    }
    const timer = setTimeout(ask, quiet)
    return () => clearTimeout(timer)
  }, [changed, busy, setting, t])
  return null
}
