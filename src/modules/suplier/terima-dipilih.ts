import { text } from '#kernel/field'

/** A receipt that something is left of, scanned or chosen. */
export const terimaDipilih = text({
  label: 'Penerimaan',
  required: 'Penerimaan Harus Dipilih',
  max: 40,
  pick: {
    call: 'hutang-supplier/pilihan',
    value: 'nomor',
    words: 'uraian',
    news: 'hutang_supplier',
  },
})
