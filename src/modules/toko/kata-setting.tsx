import type { Setting } from '#kernel/setting'
import { cellText } from '#web/fields/cells'
import { useShell } from '#web/session'
import { useWords } from '#web/words'

/** A value of a setting in the reader's words. */
export function useKataSetting(): (setting: Setting, value: unknown) => string {
  const t = useWords()
  const { toko } = useShell()
  return ({ field }, value) =>
    field.kind === 'yes'
      ? t(value === true ? 'Ya' : 'Tidak')
      : cellText(field, value, { t, style: 'layar', zona: toko.zona }) || '-'
}
