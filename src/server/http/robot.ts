import type { Handler } from '../serve.ts'
import { treeFor } from '../session/akses.ts'
import type { SignedIn } from '../session/signed-in.ts'
import type { Robot } from '../worker.ts'
import { answerAs } from './call.ts'
import type { Engine } from './engine.ts'
import { unsentCall, type RawCall } from './incoming.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Gives calls of the house where no person is: with the sight of an OWN, by the same gate. */
export function robotOf(engine: Engine, handlers: readonly Handler[]): Robot {
  const known = new Map(
    handlers.map((handler) => [`${handler.endpoint.method} ${handler.endpoint.path}`, handler]),
  )
  const person = (kode_toko: string, oleh: string): SignedIn => ({
    ...{ id_sesi: '', perangkat: '', user_id: oleh, usere_name: oleh, level: 'OWN', kode_toko },
    ...{ no_whatsapp: null, bahasa: 'id', tema: 'SISTEM', wajib_ganti: false },
    akses: treeFor(engine.house, 'OWN'),
  })
  return async ({ body, call, kodeToko, kunci, oleh }) => {
    const handler = known.get(call)
    const shop = await engine.shops.load(kodeToko)
    if (!handler || !shop) throw new Error(`${kodeToko} cannot be asked ${call}`)
    const raw: RawCall = { ...unsentCall(oleh), language: 'id', body, key: kunci }
    const outcome = await answerAs(engine, handler, raw, { user: person(kodeToko, oleh), shop })
    if ('file' in outcome) throw new Error(`${call} answers with a file`)
    const { json, status } = outcome
    return {
      ok: status === 200,
      code: textOf(json['code']),
      message: textOf(json['message']),
      data: json['data'],
    }
  }
}
