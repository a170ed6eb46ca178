import { checkExists, type Chosen } from '#server/master/active'
import { serveMaster, serveModule } from '#server/serve'
import { group } from '#modules/stok/group'
import { bannerKatalog } from './banner-katalog.ts'
import { hargaKatalog } from './harga-katalog.ts'
import { infoKatalog } from './info-katalog.ts'
import { itemKatalog } from './item-katalog.ts'
import { katalog } from './module.ts'
import { tamuHandlers } from './tamu.server.ts'

/** The rows that a list names exist; no foreign key looks into a list. */
const semua = (
  master: Chosen['master'],
  field: string,
  kode: readonly string[],
): readonly Chosen[] => kode.map((one) => ({ master, field, kode: one }))

export const katalogServed = serveModule(katalog, {
  handlers: tamuHandlers,
  masters: [
    serveMaster(itemKatalog, {
      check: (ctx, _, row) =>
        checkExists(
          ctx,
          ...semua(bannerKatalog, 'kode_banner', row.kode_banner),
          ...semua(infoKatalog, 'kode_info', row.kode_info),
        ),
    }),
    serveMaster(hargaKatalog, {
      check: (ctx, _, { detail_group }) =>
        checkExists(
          ctx,
          ...semua(
            group,
            'detail_group',
            detail_group.map(({ kode_group }) => kode_group),
          ),
        ),
    }),
  ],
})
