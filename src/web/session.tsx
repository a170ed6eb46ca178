import { createContext, useContext, useMemo } from 'react'
import type { Setting } from '#kernel/setting'
import type { Fields } from '#kernel/field'
import { isReserved, maySee, type AksesNode, type Level } from '#kernel/right'
import type { Screen } from '#kernel/screen'
import type { Tanggal } from '#kernel/tanggal'
import { fieldsOn } from '#kernel/when'
import type { WebHouse } from './module.tsx'
import { forgetBranch } from './branch.tsx'
import { savesDone } from './request.tsx'
import { clearPerson, keep, kept, leaveNote } from './storage.tsx'

export interface User {
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly akses: readonly AksesNode[]
  /** Somebody else knows his password. */
  readonly wajib_ganti: boolean
}

export interface Shop {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly tgl_system: Tanggal
  readonly zona: string
  readonly pusat: boolean
  /** The papers that it has designed as slips. */
  readonly slip_nota: readonly string[]
}

/**
 * Who is signed in, in which shop, and that shop's settings: loaded once, before the shell is
 * drawn.
 */
export interface Facts {
  readonly user: User
  readonly toko: Shop
  readonly settings: Readonly<Record<string, unknown>>
  readonly versi: string
  /** Other machines may reach this server without encryption. */
  readonly polos: boolean
}

/** Signed in, as far as this browser knows (SPEC 4: the islogin flag). */
export function hasSession(): boolean {
  const [token, flag] = [kept('token'), kept('islogin')]
  if (token !== null && flag === 'true') return true
  if (token !== null || flag === 'true') clearPerson() // they contradict each other
  return false
}

export function rememberSession(token: string, userId: string): void {
  keep('token', token)
  keep('user_id', userId)
  keep('islogin', 'true')
}

/** SPEC 8: 'Invalid Token' reloads the app, clears local storage and sets islogin false. */
export function endSession(): void {
  forgetBranch()
  clearPerson()
  keep('islogin', 'false')
  location.assign('/')
}

/** What the log-in says of an ended session, by the cause. */
const sentences: Readonly<Record<string, string>> = {
  DIAM: 'Sesi Anda berakhir karena lama tidak dipakai, silahkan masuk kembali. Draf Anda tetap ada.',
  UMUR: 'Sesi Anda sudah mencapai batas waktunya, silahkan masuk kembali. Draf Anda tetap ada.',
}
const otherwise = 'Sesi Anda sudah berakhir, silahkan masuk kembali'

let leaving = false

/**
 * The session is over (another log-in, too long without use, its age, the owner): the log-in says
 * so.
 */
export async function loseSession(sebab?: string): Promise<void> {
  if (leaving || kept('token') === null) return // already on the way out
  leaving = true
  await savesDone() // never in the midst of a save
  leaveNote(sentences[sebab ?? ''] ?? otherwise)
  endSession()
}

export interface Shell extends Facts, WebHouse {
  /** Asks the server for the settings of the shop; the page goes on as it was loaded. */
  readonly factsNow: () => Promise<Facts>
}

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The house and the person in it; only below the shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === undefined) throw new Error('useShell is called outside of the shell')
  return shell
}

/** The value of a setting, as the shop has it or as it is shipped. */
export const settingOf = <V,>({ settings }: Shell, { initial, key }: Setting<V>): V =>
  (settings[key] as V | null | undefined) ?? initial

export const useSetting = <V,>(setting: Setting<V>): V => settingOf(useShell(), setting)

/** Whether a flag is on, by the key that a definition names (`when`). */
export function isOnIn(shell: Shell, flag: string): boolean {
  const setting = shell.house.settings[flag]
  if (setting === undefined) throw new Error(`no module declares the setting ${flag}`)
  return settingOf(shell, setting) === true
}

/** The fields that this shop has, without those of a module that is off. */
export function useFieldsOn<F extends Fields>(fields: F): F {
  const shell = useShell()
  return useMemo(() => fieldsOn(fields, (flag) => isOnIn(shell, flag)), [fields, shell])
}

/** Why a screen does not open: its module is off, it is the head office's, or no right. */
export type Closed = 'not-found' | 'forbidden'

export function closedTo(shell: Shell, screen: Screen): Closed | undefined {
  if (screen.when && !isOnIn(shell, screen.when)) return 'not-found'
  if (screen.pusat && !shell.toko.pusat) return 'not-found'
  const isOn = (flag: string): boolean => isOnIn(shell, flag)
  if (isReserved(shell.user.level, screen, isOn)) return 'not-found'
  return isOpenTo(shell, screen) ? undefined : 'forbidden'
}

/** Screens outside the ten sub-menus and without levels are for everyone who is signed in. */
const isOpenTo = ({ user }: Shell, screen: Screen): boolean =>
  screen.open === true ||
  (screen.menu === undefined && screen.levels === undefined) ||
  maySee(user, screen)
