import { code, integer, phone, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'
import { contohTempat, tempatAlamat } from '#modules/toko/wilayah'

/** The source of new goods. */
export const supplier = defineMaster({
  name: 'supplier',
  title: 'Master Supplier',
  path: '/master-supplier',
  icon: 'truck',
  purpose: 'Pemasok barang baru',
  when: 'SUPPLIER_MODULE',
  key: 'kode_supplier',
  shown: 'nama_supplier',
  fields: {
    kode_supplier: code({ label: 'Kode Supplier', required: true }),
    nama_supplier: text({ label: 'Nama Supplier', required: true }),
    alamat_supplier: text({ label: 'Alamat', max: 200 }),
    ...tempatAlamat,
    nama_kontak: text({ label: 'Nama Kontak', max: 60 }),
    no_hp: phone({ label: 'No HP', min: 11 }),
    npwp: text({ label: 'NPWP', max: 30 }),
    termin: integer({ label: 'Termin (Hari)', max: 365, hint: 'Jatuh tempo setelah diterima' }),
    aktif,
  },
  calls: usualCalls('supplier-barang', 'kode_supplier', 'supplier-barang'),
  contoh: {
    kode_supplier: 'UBS',
    nama_supplier: 'Untung Bersama',
    alamat_supplier: null,
    ...contohTempat,
    nama_kontak: null,
    no_hp: null,
    npwp: null,
    termin: 30,
    aktif: true,
  },
})
