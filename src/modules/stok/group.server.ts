import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { beliDiAtasJual, lewatBatas } from './batas-harga.rules.ts'
import { group } from './group.ts'

/** A price that moves by more than the limit needs an approver: where all are set, not here. */
export const layanGroup = serveMaster(group, {
  check: (ctx, _tx, row, before) => {
    const batas = ctx.setting<number>('BATAS_UBAH_HARGA')
    for (const field of ['harga', 'harga_beli'] as const)
      if (before && lewatBatas(before[field], row[field], batas))
        throw refusedField(field, 'Melebihi Batas Perubahan, Ubah Di Harga Emas Hari Ini')
  },
  odd: ({ t }, { harga, harga_beli, kode_group }) =>
    Promise.resolve(beliDiAtasJual(t, kode_group, harga_beli, harga)),
})
