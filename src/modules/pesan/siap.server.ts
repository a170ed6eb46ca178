import type { Context, OpenShop, PublicContext } from '#server/serve'
import { settingPesan } from './setting.ts'

/** What this server or this shop lacks before a message can go out. */
export type KurangKirim = 'LAYANAN' | 'PENGIRIM'

/** The Cloud API sends from a number of the shop alone; another service may know it itself. */
export function kurangKirim(
  { messenger }: Pick<PublicContext, 'messenger'>,
  { setting }: Pick<Context | OpenShop, 'setting'>,
): KurangKirim | undefined {
  if (!messenger) return 'LAYANAN'
  const nomor = setting(settingPesan.WHATSAPP_PENGIRIM)
  return messenger.jenis === 'cloud' && !nomor ? 'PENGIRIM' : undefined
}
