import { addressOf } from '#kernel/endpoint'
import { infoLogin } from '#modules/toko/toko.calls'
import { isRecord, request } from '#web/request'

/** What the log-in page shows before anybody is signed in (SPEC 2). */
export interface LoginInfo {
  readonly versi: string
  readonly toko: readonly { readonly kode_toko: string; readonly nama_toko: string }[]
  readonly perlu_setup: boolean
  /** The users and the password of the sample chain, while it is loaded (DOMAIN 11). */
  readonly contoh: { readonly users: readonly string[]; readonly password: string } | undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function sampleOf(value: unknown): LoginInfo['contoh'] {
  if (!isRecord(value)) return undefined
  const users = listOf(value['users']).map((user) =>
    isRecord(user) ? textOf(user['user_id']) : textOf(user),
  )
  return { users, password: textOf(value['password']) }
}

/** Read by hand and not by its fields: the log-in page must stay small (STACK: 120 KB). */
export async function loadLoginInfo(): Promise<LoginInfo> {
  const { data } = await request({ method: infoLogin.method, address: addressOf(infoLogin) })
  const info = isRecord(data) ? data : {}
  return {
    versi: textOf(info['versi']),
    toko: listOf(info['toko'])
      .filter(isRecord)
      .map((shop) => ({
        kode_toko: textOf(shop['kode_toko']),
        nama_toko: textOf(shop['nama_toko']),
      })),
    perlu_setup: info['perlu_setup'] === true,
    contoh: sampleOf(info['contoh']),
  }
}
