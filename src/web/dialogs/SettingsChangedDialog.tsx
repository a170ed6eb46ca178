import { useEffect } from 'react'
import { settingsChanged } from '../live.tsx'
import { useWords } from '../words.tsx'
import { confirm } from './notices.tsx'
import { showProgress } from './ProgressDialog.tsx'

/** SPEC 9: the page reloads a second after the answer. */
const reloadAfter = 1000

/** SPEC 4: changed settings ask to refresh; on Yes they are taken over and the page reloads. */
export function SettingsChangedDialog() {
  const t = useWords()
  const changed = settingsChanged.use()
  useEffect(() => {
    if (!changed) return
    settingsChanged.set(false)
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
  }, [changed, t])
  return null
}
