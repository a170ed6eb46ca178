import { code, integer, rupiah, tanggal, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** A coupon that a sale of some size earns: what it is worth, and for how long (ADR 0110). */
export const parameterKupon = defineMaster({
  name: 'para_kupon',
  title: 'Parameter Kupon',
  path: '/parameter-kupon',
  icon: 'gift',
  purpose: 'Kupon yang didapat dari belanja, nilai dan masa berlakunya',
  when: 'KUPON_MODULE',
  key: 'kode_kupon',
  shown: 'nama_kupon',
  fields: {
    kode_kupon: code({ label: 'Kode Kupon', required: true }),
    nama_kupon: text({ label: 'Nama Kupon', required: true }),
    berlaku_mulai: tanggal({ label: 'Berlaku Mulai', required: true }),
    berlaku_sampai: tanggal({ label: 'Berlaku Sampai', required: true }),
    belanja_minimum: rupiah({
      label: 'Belanja Tiap',
      hint: 'Satu kupon untuk tiap kelipatan belanja ini',
      required: true,
      min: 1,
    }),
    nilai_kupon: rupiah({ label: 'Nilai Kupon', required: true, min: 1 }),
    masa_hari: integer({ label: 'Masa Pakai (Hari)', required: true, initial: 90, max: 3_660 }),
  },
  rule: ({ berlaku_mulai, berlaku_sampai }) =>
    berlaku_sampai < berlaku_mulai
      ? {
          field: 'berlaku_sampai',
          text: 'Tanggal awal tidak boleh lebih besar dari tanggal akhir',
        }
      : undefined,
  calls: usualCalls('transaksi-kupon', 'kode_kupon', 'transaksi-kupon'),
  contoh: {
    kode_kupon: 'LEBARAN',
    nama_kupon: 'Kupon Lebaran',
    berlaku_mulai: '2030-01-01',
    berlaku_sampai: '2030-03-31',
    belanja_minimum: 5_000_000,
    nilai_kupon: 50_000,
    masa_hari: 90,
  },
})
