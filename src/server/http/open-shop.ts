import type { OpenShop } from '../serve.ts'
import type { Shops } from '../session/shops.ts'

/** A shop as a public call may look at it; undefined: there is none with this key. */
export async function openShop(shops: Shops, kodeToko: string): Promise<OpenShop | undefined> {
  const found = kodeToko === '' ? undefined : await shops.find(kodeToko)
  return (
    found && {
      toko: found.toko,
      setting: shops.reader(found),
      isOn: (flag) => shops.isOn(found, flag),
    }
  )
}
