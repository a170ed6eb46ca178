/** How long a session may be unused, and how long it may last at most; milliseconds. */
export interface Limits {
  readonly idle: number
  readonly life: number
}

/** How long a session of this shop may be unused, and how long it may last. */
export const limitsIn = (setting: (key: string) => unknown): Limits => ({
  idle: Number(setting('BATAS_DIAM')) * 60_000,
  life: Number(setting('SESI_TERLAMA')) * 3_600_000,
})
