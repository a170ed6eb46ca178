import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, list, persen, rupiah, saat, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
export const layarMulai = '/langkah-awal'
const right = whoSees(layarMulai)

export const langkahAwal = defineEndpoint({
  method: 'GET',
  path: 'langkah-awal',
  summary: 'What a new shop does, in order, and what of it is done or passed over',
  right,
  query: { rinci: yes({ label: '' }) },
  answer: group({
    /**
     * Whether nothing is left to do. The steps are told only to a caller that asks for all (rinci).
     */
    selesai: yes({ label: '' }),
    langkah: list({
      langkah: text({ label: '', ...sure }),
      sudah: yes({ label: '' }),
      jumlah: integer({ label: '' }),
      /** Who passed the step over (null: the program), and when. */
      lewat: yes({ label: '' }),
      oleh: text({ label: '' }),
      pada: saat({ label: '' }),
    }),
  }),
})

export const lewatiLangkah = defineEndpoint({
  method: 'PUT',
  path: 'langkah-awal/lewat/{langkah}',
  summary: 'Pass over one step of the beginning (SEMUA: all of them), or take it up again',
  right,
  body: { lewat: yes({ label: 'Lewati' }) },
})

export const isianLazim = {
  harga_murni: rupiah({
    label: 'Harga Emas Murni Per Gram',
    hint: 'Harga hari ini; harga tiap group dihitung dari kadarnya dan dapat diubah',
    ...sure,
    min: 100_000,
    tooShort: 'Harga Emas Murni Paling Sedikit Rp 100.000',
  }),
  potongan: persen({
    label: 'Potongan Beli (%)',
    hint: 'Harga beli di bawah harga jual',
    ...sure,
    initial: 8_00,
    max: 50_00,
  }),
}

export const isiLazim = defineEndpoint({
  method: 'POST',
  path: 'langkah-awal/lazim',
  summary: 'Fill the masters of a new shop with what is usual here, where all of them are empty',
  right,
  body: isianLazim,
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})
