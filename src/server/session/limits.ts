/** How long a session may lie unused, and how long it may last at most; milliseconds. */
export interface Limits {
  readonly idle: number
  readonly life: number
}

/** How long a session of this shop may lie unused, and last. */
export const limitsIn = (setting: (key: string) => unknown): Limits => ({
  idle: Number(setting('BATAS_DIAM')) * 60_000,
  life: Number(setting('SESI_TERLAMA')) * 3_600_000,
})
