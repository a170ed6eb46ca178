import type { RowOf } from '#kernel/field'
import { contohIsi } from './barang.ts'
import type { barangMasuk } from './tambah-barang.ts'

/** A receipt of one piece. */
export const contohTambah: RowOf<typeof barangMasuk> = {
  tgl_system: null,
  asal: 'SUPPLIER',
  supplier: 'UBS',
  no_surat: null,
  keterangan: null,
  baris: [
    { kode_barcode: null, kode_gudang: 'TOKO', kode_baki: 'A01', ...contohIsi, pokok_gram: null },
  ],
}
