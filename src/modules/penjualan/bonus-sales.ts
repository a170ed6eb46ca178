import { choice, code, persen, ref, rupiah, tanggal } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'
import { missingField } from '#kernel/refusal'

/** What a sales person earns by a sale; the row that names most of group and jenis wins. */
export const bonusSales = defineMaster({
  name: 'para_bonus_sales',
  title: 'Parameter Bonus Sales',
  path: '/parameter-bonus-sales',
  icon: 'people',
  purpose: 'Bonus sales menurut group dan jenis: per gram, per barang atau persen',
  when: 'BONUS_SALES_MODULE',
  key: 'kode_bonus',
  shown: 'kode_bonus',
  fields: {
    kode_bonus: code({ label: 'Kode Bonus', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    kode_group: ref('group_harga', { label: 'Group', hint: 'Kosong berarti semua' }),
    kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong berarti semua' }),
    jenis_bonus: choice({
      label: 'Cara Hitung',
      of: { GRAM: 'Per Gram', BARANG: 'Per Barang', PERSEN: 'Persen Harga Jual' },
      required: true,
      initial: 'GRAM',
    }),
    bonus_rp: rupiah({
      label: 'Bonus Rp',
      hint: 'Untuk per gram dan per barang',
      required: true,
      initial: 0,
    }),
    bonus_persen: persen({
      label: 'Bonus (%)',
      hint: 'Untuk persen harga jual',
      required: true,
      initial: 0,
    }),
  },
  rule: ({ bonus_persen, bonus_rp, jenis_bonus }) => {
    const persen = jenis_bonus === 'PERSEN'
    if ((persen ? bonus_persen : bonus_rp) > 0) return undefined
    return persen ? missingField('bonus_persen', 'Bonus (%)') : missingField('bonus_rp', 'Bonus Rp')
  },
  calls: usualCalls('para-bonus-sales', 'kode_bonus', 'para-bonus-sales'),
  contoh: {
    kode_bonus: 'CC75',
    berlaku_mulai: '2030-01-01',
    kode_group: '75',
    kode_dept: 'CC',
    jenis_bonus: 'GRAM',
    bonus_rp: 2_500,
    bonus_persen: 0,
  },
})
