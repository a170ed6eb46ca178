import { refusedField } from '#kernel/refusal'
import { addDays, type Tanggal } from '#kernel/tanggal'

/** Where a shop stands: its business date, and today in its zone. */
export interface HariToko {
  readonly tgl_system: Tanggal
  readonly hari_ini: Tanggal
}

const later = (one: Tanggal, other: Tanggal): Tanggal => (one > other ? one : other)

/**
 * What a closing proposes as the next date: today, or the day after a date that is not over yet.
 */
export const tanggalUsul = ({ hari_ini, tgl_system }: HariToko): Tanggal =>
  later(hari_ini, addDays(tgl_system, 1))

/**
 * The latest next date: tomorrow. A date never goes back, so that a slip of the finger must not
 * carry the shop into next year; longer holidays are skipped when the shop opens again.
 */
export const tanggalTerjauh = ({ hari_ini, tgl_system }: HariToko): Tanggal =>
  addDays(later(hari_ini, tgl_system), 1)

/** @throws Refusal at tgl_berikut when the shop cannot go on with this date. */
export function checkBerikut(hari: HariToko, berikut: Tanggal): void {
  const { tgl_system } = hari
  if (berikut <= tgl_system)
    throw refusedField('tgl_berikut', 'Tanggal Berikutnya Harus Setelah {{tgl_system}}', {
      tgl_system,
    })
  const tanggal = tanggalTerjauh(hari)
  if (berikut > tanggal)
    throw refusedField('tgl_berikut', 'Tanggal Berikutnya Paling Jauh {{tanggal}}', { tanggal })
}

/** The latest date that a closed shop opens for: today, or the date it stands on. */
export const bukaTerjauh = ({ hari_ini, tgl_system }: HariToko): Tanggal =>
  later(hari_ini, tgl_system)

/** @throws Refusal at tgl_buka when the closed shop cannot open for this date. */
export function checkBuka(hari: HariToko, tglBuka: Tanggal): void {
  const { tgl_system } = hari
  if (tglBuka < tgl_system)
    throw refusedField('tgl_buka', 'Tanggal {{tgl_system}} Adalah Yang Paling Awal', { tgl_system })
  const tanggal = bukaTerjauh(hari)
  if (tglBuka > tanggal)
    throw refusedField('tgl_buka', 'Tanggal Berikutnya Paling Jauh {{tanggal}}', { tanggal })
}

/** Closed for a date that has come already: the shop goes on without a pause. */
export const langsungBuka = (hariIni: Tanggal, berikut: Tanggal): boolean => berikut <= hariIni
