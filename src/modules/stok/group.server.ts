import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { beliDiAtasJual, beliTerbalik, lewatBatas } from './batas-harga.rules.ts'
import { group } from './group.ts'

/**
 * A price that moves by more than the limit, or under which gold is now bought dearer than it is
 * sold, needs an approver: where all are set, not here.
 */
export const layanGroup = serveMaster(group, {
  check: (ctx, _tx, row, before) => {
    const batas = ctx.setting<number>('BATAS_UBAH_HARGA')
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
