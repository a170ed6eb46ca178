import { code, phone, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { contohTempat, tempatAlamat } from '#modules/toko/wilayah'

/** The suppliers of diamonds and of pieces with diamonds. */
export const supplierBerlian = defineMaster({
  name: 'supplier_berlian',
  title: 'Master Supplier Berlian',
  path: '/master-supplier-berlian',
  icon: 'truck',
  purpose: 'Pemasok berlian dan perhiasan berlian',
  when: 'BERLIAN_MODULE',
  key: 'kode_supplier',
  shown: 'nama_supplier',
  fields: {
    kode_supplier: code({ label: 'Kode Supplier', required: true }),
    nama_supplier: text({ label: 'Nama Supplier', required: true }),
    alamat_supplier: text({ label: 'Alamat', max: 200 }),
    ...tempatAlamat,
    no_hp: phone({ label: 'No HP', min: 11 }),
    aktif,
  },
  calls: usualCalls('supplier-berlian', 'kode_supplier', 'supplier-berlian'),
  contoh: {
    kode_supplier: 'KBR',
    nama_supplier: 'Kilau Berlian Raya',
    alamat_supplier: null,
    ...contohTempat,
    no_hp: null,
    aktif: true,
  },
})
