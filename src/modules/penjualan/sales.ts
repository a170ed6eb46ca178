import { code, ref, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A sales person and the account that a bonus goes to (SPEC 3 and 5: all six are required). */
export const sales = defineMaster({
  name: 'sales',
  title: 'Master Sales',
  path: '/master-sales',
  icon: 'people',
  purpose: 'Sales dan rekening bonusnya',
  key: 'kode_sales',
  shown: 'nama_sales',
  guarded: ['kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'],
  fields: {
    kode_sales: code({ label: 'Kode Sales', required: true }),
    nama_sales: text({ label: 'Nama Sales', required: true }),
    kode_bank: ref('bank', { label: 'Kode Bank', required: true }),
    nama_bank: text({ label: 'Nama Bank', required: true }),
    no_rekening: code({ label: 'No Rekening', required: true }),
    nama_rekening: text({ label: 'Nama Rekening', required: true }),
    aktif,
  },
  calls: usualCalls('sales', 'kode_sales'),
  contoh: {
    kode_sales: 'SLS1',
    nama_sales: 'Rina',
    kode_bank: 'BCA',
    nama_bank: 'Bank Central Asia',
    no_rekening: '7712345678',
    nama_rekening: 'RINA WIJAYA',
    aktif: true,
  },
})

/** The choice for users without an account: a code that the fields above take. */
export const tanpaRekening = 'TANPA'

/** The sales person that a new document names. */
export const salesDipilih = ({ kode_sales: kode }: { readonly kode_sales: string }) =>
  ({ master: sales, field: 'kode_sales', kode }) as const
