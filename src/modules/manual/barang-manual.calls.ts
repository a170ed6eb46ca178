import { defineEndpoint } from '#kernel/endpoint'
import { code, list } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { barisSaldoManual } from './barang-manual.ts'
import { when } from './layar.ts'

/** Narrowed by what is said, in capitals as everything is stored (SPEC 7). */
export const daftarManual = defineEndpoint({
  method: 'POST',
  path: 'barang-manual',
  summary: 'Manual goods that lie in the trays, by group, jenis, tray and gudang',
  right: whoSees(
    '/data-barang-manual',
    '/pindah-barang-manual',
    '/hancur-barang-manual',
    '/transaksi-jual-beli-manual',
  ),
  when,
  body: {
    kode_group: code({ label: 'Group' }),
    kode_dept: code({ label: 'Jenis' }),
    kode_toko: code({ label: 'Toko' }),
    kode_gudang: code({ label: 'Gudang' }),
    kode_baki: code({ label: 'Baki' }),
  },
  answer: list(barisSaldoManual),
})
