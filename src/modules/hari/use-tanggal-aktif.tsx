import { useSetting, useShell } from '#web/session'
import { tanggalAktif } from './tanggal-aktif.rules.ts'
import { settingHari } from './setting.ts'

/** True where the date of a document is the shop's and cannot be chosen (SPEC 4, 'Date active'). */
export function useTanggalAktif(): boolean {
  const { user } = useShell()
  const owner = useSetting(settingHari.EDIT_TANGGAL_OWNER_MODULE)
  const spv = useSetting(settingHari.EDIT_TANGGAL_SPV_MODULE)
  return tanggalAktif(user.level, { owner, spv })
}
