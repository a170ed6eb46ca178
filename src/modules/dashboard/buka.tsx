import { useRouter } from '@tanstack/react-router'
import { addDays, addMonths } from '#kernel/tanggal'
import { failure } from '#web/dialogs/notices'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useBisa } from './use-bisa.tsx'

/** Opens a report with these filters, or says that this person may not. */
export function useBuka() {
  const router = useRouter()
  const bisa = useBisa()
  const t = useWords()
  return (path: string, filter: Readonly<Record<string, string | number>>): void => {
    if (!bisa(path)) {
      failure(t('Anda Tidak Memiliki Hak Akses'))
      return
    }
    const texts = Object.entries(filter).map(([name, value]) => [name, String(value)])
    router.history.push(`${path}?${new URLSearchParams(texts).toString()}`)
  }
}

/** The days of this month, as a report takes them. */
export function useBulan() {
  const tgl_from = `${useShell().toko.tgl_system.slice(0, 7)}-01`
  return { tgl_from, tgl_to: addDays(addMonths(tgl_from, 1), -1) }
}
