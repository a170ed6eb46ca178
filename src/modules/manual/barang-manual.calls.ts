import { defineEndpoint } from '#kernel/endpoint'
import { code, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { barisSaldoManual } from './barang-manual.ts'
import { when } from './layar.ts'

/** A heap with what it is called. */
export const barisCariManual = {
  ...barisSaldoManual,
  nama_group: text({ label: 'Nama Group' }),
  nama_dept: text({ label: 'Nama Jenis' }),
}

/** Narrowed by what is said, in capitals as everything is stored (SPEC 7). */
export const daftarManual = defineEndpoint({
  method: 'POST',
  path: 'barang-manual',
  summary: 'Manual goods that lie in the trays, by group, jenis, tray and gudang',
  right: whoSees(
    '/data-barang-manual',
    '/pindah-barang-manual',
    '/hancur-barang-manual',
    '/koreksi-barang-manual',
    '/transaksi-jual-beli-manual',
  ),
  when,
  body: {
    kode_group: code({ label: 'Group' }),
    kode_dept: code({ label: 'Jenis' }),
    kode_toko: code({ label: 'Toko' }),
    kode_gudang: code({ label: 'Gudang' }),
    kode_baki: code({ label: 'Baki' }),
    q: text({ label: 'Cari', max: 100 }), // every word stands in a code or a name
    limit: integer({ label: 'Batas', min: 1, max: 200 }),
  },
  answer: list(barisCariManual),
})
