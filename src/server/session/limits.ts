import type { ReadSetting } from '#kernel/setting'
import { engineSettings } from '#kernel/engine-settings'

/** How long a session may be unused, and how long it may last at most; milliseconds. */
export interface Limits {
  readonly idle: number
  readonly life: number
}

/** How long a session of this shop may be unused, and how long it may last. */
export const limitsIn = (setting: ReadSetting): Limits => ({
  idle: setting(engineSettings.BATAS_DIAM) * 60_000,
  life: setting(engineSettings.SESI_TERLAMA) * 3_600_000,
})
