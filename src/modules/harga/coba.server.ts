import { group, list } from '#kernel/field'
import type { House, PriceTouch } from '#kernel/module'
import { fieldShape } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { handle } from '#server/serve'
import { caraBulat, murniUntukModal } from './harga-barang.server.ts'
import { angkaCoba, angkaSentuhan, cobaHarga } from './harga.calls.ts'
import { murniKini } from './harga.server.ts'

const dicoba = defineLoad(
  'coba_ubah_harga',
  fieldShape(group({ ...angkaCoba, sentuhan: list(angkaSentuhan) })),
)

/** What a module declared for this code of its counting functions. */
const sentuhanOf = (house: House, kode: string): PriceTouch => {
  const [found] = house.modules.flatMap(({ priceTouches = {} }) => priceTouches[kode] ?? [])
  if (!found) throw new Error(`sentuh_harga_${kode} is declared by no module: priceTouches`)
  return found
}

export const coba = handle(cobaHarga, async (ctx, { body }) => {
  const lama = (await murniKini(ctx))?.harga_murni ?? 0
  const { pembulatan, arah } = caraBulat(ctx.setting)
  const { sentuhan, ...angka } = await ctx.db.load(dicoba, [
    ctx.kodeToko,
    JSON.stringify({
      baris: body.baris,
      langkah: pembulatan,
      arah,
      emas_lama: lama,
      emas_baru: body.murni ?? lama,
      murni_lama: murniUntukModal(ctx.setting, lama),
      murni_baru: murniUntukModal(ctx.setting, body.murni ?? lama),
    }),
  ])
  return {
    ...angka,
    sentuhan: sentuhan.map((one) => {
      const { path, text } = sentuhanOf(ctx.house, one.kode)
      return { ...one, kalimat: ctx.t(text), path }
    }),
  }
})
