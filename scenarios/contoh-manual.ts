import { dataOf } from './cincin.ts'
import type { Person } from './shop.ts'

/** A heap of the tray A01, and some of it. */
const tempat = { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01' }
const masuk = { ...tempat, qty: 9, berat: 41.237, nilai: 61_234_567, keterangan: 'Stok lama' }
const sebagian = { ...tempat, qty: 2, berat: 4.123 }

/** A shop that keeps goods without a barcode, and has some. */
export async function isiManual(own: Person, spv: Person): Promise<void> {
  dataOf(await own.put('para-system/key/BARANG_MANUAL_MODULE', { value: true }))
  dataOf(await spv.postApproved('data-barang-manual/simpan', masuk, 'own'))
}

/** How each of their documents is made. */
export const contohManual = {
  BARANG_MANUAL: () => ({ path: 'data-barang-manual/simpan', body: masuk }),
  PINDAH_MANUAL: () => ({
    path: 'pindah-barang-manual/simpan',
    body: { ...sebagian, ke_baki: 'B01' },
  }),
  HANCUR_MANUAL: () => ({
    path: 'hancur-barang-manual/simpan',
    body: { ...sebagian, berat_hasil: 4.117, keterangan: 'Patah semua' },
  }),
  KOREKSI_MANUAL: () => ({
    path: 'koreksi-barang-manual/simpan',
    body: { ...tempat, qty: 8, berat: 37.001, keterangan: 'Ditimbang ulang' },
  }),
  CUCI_MANUAL: () => ({
    path: 'stock-cuci-manual/simpan',
    body: { ...sebagian, kode_tukang: 'SARNO', proses: 'CUCI', tgl_janji: '2026-11-21' },
  }),
}
