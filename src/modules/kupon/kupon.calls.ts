import { defineEndpoint } from '#kernel/endpoint'
import { choice, list, rupiah, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { statusKupon } from './bayar-kupon.rules.ts'

const sure = { required: true } as const

/** A coupon, or those of a note, with what became of each. */
export const cekKupon = defineEndpoint({
  method: 'GET',
  path: 'kupon/cek',
  summary: 'The coupon with this number, or the coupons that a note or visit earned',
  right: whoSees('/cek-kupon', '/transaksi-penjualan'),
  when: 'KUPON_MODULE',
  query: { kupon: text({ label: 'No Kupon Atau Nota', ...sure, max: 40 }) },
  answer: list({
    no_kupon: text({ label: 'No Kupon', ...sure }),
    nama_kupon: text({ label: 'Nama Kupon', ...sure }),
    nilai_kupon: rupiah({ label: 'Nilai Kupon', ...sure }),
    status: choice({ label: 'Status', of: statusKupon, ...sure }),
    tgl_dapat: tanggal({ label: 'Tanggal', ...sure }),
    berlaku_sampai: tanggal({ label: 'Berlaku Sampai', ...sure }),
    nota: text({ label: 'Dari Nota', ...sure }),
    dipakai_di: text({ label: 'Dipakai Di' }),
  }),
})
