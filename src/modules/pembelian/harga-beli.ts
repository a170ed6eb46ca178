import { code, kadar, rupiah } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * What a gram of gold is bought at (SPEC 3: kode_harga is immutable on edit). A row with a kadar is
 * the market price of that kadar; one whose code is a price group's is that group's own.
 */
export const hargaBeli = defineMaster({
  name: 'para_harga_beli',
  title: 'Parameter Harga Beli',
  path: '/parameter-harga-beli',
  icon: 'purchase',
  purpose: 'Harga beli emas per gram menurut kadar',
  key: 'kode_harga',
  shown: 'kode_harga',
  fields: {
    kode_harga: code({ label: 'Kode Harga', required: true }),
    harga_per_gram: rupiah({
      label: 'Harga/Gram',
      required: true,
      initial: 0,
      max: 999_999_999,
    }),
    kadar: kadar({
      label: 'Kadar',
      hint: 'Kosong berarti hanya untuk group dengan kode ini',
      min: 1,
      tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    }),
  },
  calls: usualCalls('para-harga-beli', 'kode_harga', 'para-harga-beli'),
  sentences: {
    empty: 'Parameter Harga Beli Kosong',
    created: 'Berhasil Menyimpan Data',
    updated: 'Berhasil Mengedit Data',
    deleted: 'Berhasil Menghapus Data',
    createFailed: 'Terjadi Kesalhaan Saat Mengirim Data',
    updateFailed: 'Terjadi Kesalhaan Saat Mengirim Data',
  },
  contoh: { kode_harga: 'HB75', harga_per_gram: 1_425_000, kadar: 75_00 },
})
