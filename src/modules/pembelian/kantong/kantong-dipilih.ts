import { berat, text } from '#kernel/field'
import type { Untuk } from './kantong.ts'

const sure = { required: true } as const

/** A bag, scanned or chosen among those that this use may take. */
export const kantongDipilih = (untuk: Untuk) =>
  text({
    label: 'Kantong',
    ...sure,
    max: 50,
    pick: {
      call: 'kantong/pilihan',
      query: { untuk },
      value: 'kode_kantong',
      words: 'uraian',
      news: 'kantong',
    },
  })

/** 100 kg: nobody lays more on a counter's scale. */
export const terberat = 100_000_000

/** A line of a form that takes bags: which one, and what the scale says. mg. */
export const barisTimbang = (untuk: Untuk) => ({
  kode_kantong: kantongDipilih(untuk),
  timbang: berat({
    label: 'Berat Timbang',
    ...sure,
    min: 1,
    max: terberat,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
})
