import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { beliDiAtasJual, beliTerbalik, lewatBatas } from '#modules/harga/batas-harga.rules'
import { group } from './group.ts'
import { settingHarga } from '#modules/harga/setting'

/**
 * A price that changes by more than the limit, or that is now below the buying price, needs an
 * approver: on the screen of the day's prices, not here.
 */
export const layanGroup = serveMaster(group, {
  check: (ctx, _tx, row, before) => {
    const batas = ctx.setting(settingHarga.BATAS_UBAH_HARGA)
    for (const field of ['harga', 'harga_beli'] as const)
      if (before && lewatBatas(before[field], row[field], batas))
        throw refusedField(field, 'Melebihi Batas Perubahan, Ubah Di Harga Emas Hari Ini')
    const terbalik = beliTerbalik(row.harga_beli, row.harga)
    if (before && terbalik && !beliTerbalik(before.harga_beli, before.harga))
      throw refusedField('harga_beli', 'Di Atas Harga Jual, Ubah Di Harga Emas Hari Ini')
  },
  odd: ({ t }, { harga, harga_beli, kode_group }) =>
    Promise.resolve(beliDiAtasJual(t, kode_group, harga_beli, harga)),
})
