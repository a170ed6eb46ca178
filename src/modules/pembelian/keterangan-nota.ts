import { choice, code, integer, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** The terms that a nota prints (SPEC 9: percentages and months), one line a row. */
export const keteranganNota = defineMaster({
  name: 'keterangan_nota',
  title: 'Parameter Keterangan Nota',
  path: '/master-parameter-keterangan-nota',
  icon: 'document',
  purpose: 'Ketentuan yang dicetak di kaki nota',
  key: 'kode_keterangan',
  shown: 'keterangan',
  fields: {
    kode_keterangan: code({ label: 'Kode Keterangan', required: true }),
    jenis_nota: choice({
      label: 'Jenis Nota',
      of: {
        JUAL: 'Nota Jual',
        BERLIAN: 'Nota Berlian',
        BELI: 'Nota Beli',
        TUKAR: 'Slip Tukar',
        TITIPAN: 'Nota Titipan',
        PESANAN: 'Nota Pesanan',
        SERVICE: 'Nota Service',
        HUTANG: 'Surat Hutang',
        CICILAN: 'Kartu Cicilan',
      },
      required: true,
      initial: 'JUAL',
    }),
    urutan: integer({ label: 'Urutan', required: true, initial: 1, max: 99 }),
    keterangan: text({ label: 'Keterangan', required: true, max: 300 }),
  },
  calls: usualCalls('keterangan-nota', 'kode_keterangan', 'keterangan-nota'),
  contoh: {
    kode_keterangan: 'JUAL1',
    jenis_nota: 'JUAL',
    urutan: 1,
    keterangan: 'Barang dapat ditukar dengan potongan 15 %, dijual dengan potongan 20 %.',
  },
})
