import { dataOf } from './cincin.ts'
import { gelang, type TokoKantong } from './kantong.ts'

/** A goldsmith has washed a bag: he is owed for it. */
export async function upahSarno({ beli, spv }: TokoKantong): Promise<void> {
  const kode_kantong = `${await beli([gelang])}/1`
  const bag = { kode_kantong, timbang: 2 }
  const sortir = { baris: [{ ...bag, tujuan: 'SORTIR_CUCI' }], keterangan: null }
  dataOf(await spv.post('sortir-pembelian/simpan', sortir))
  const lot = { kode_tukang: 'SARNO', proses: 'CUCI', tgl_janji: '2026-11-25', keterangan: null }
  const { nomor } = dataOf(await spv.post('kirim-barang-cuci/simpan', { ...lot, baris: [bag] }))
  dataOf(await spv.post('terima-sepuhan/simpan', { nomor, upah: 41_500, baris: [bag] }))
}

/** How one of each document that only moves money is made. */
export const contohUang = {
  UANG_KAS: () => ({
    path: 'cash/uang-kas',
    body: { tgl_system: null, kode_transaksi: 'LEBIH', jumlah: 261_750, keterangan: 'Uang muka' },
  }),
  UANG_BANK: () => ({
    path: 'cash/uang-bank',
    body: {
      ...{ kode_bank: 'BCA', no_rekening: '1234567890', kode_transaksi: 'LEBIH' },
      ...{ jumlah: 317_250, no_ref: 'BG-17', keterangan: 'Bunga' },
    },
  }),
  MUTASI_CASH: () => ({
    path: 'cash/mutasi-uang-cash',
    body: {
      ...{ asal: 'CASH', asal_rekening: null, tujuan: 'BCA', tujuan_rekening: '1234567890' },
      ...{ jumlah: 113_500, keterangan: 'Setor', kategori: 'LEBIH' },
    },
  }),
  MUTASI_BANK: () => ({
    path: 'cash/mutasi-uang-bank',
    body: {
      ...{ asal: 'BCA', asal_rekening: '1234567890', tujuan: 'BCA', tujuan_rekening: '555' },
      ...{ jumlah: 4_212_750, keterangan: 'Dana cadangan', kategori: 'LEBIH' },
    },
  }),
  BAYAR_TUKANG: () => ({
    path: 'bayar-tukang/simpan',
    body: {
      ...{ kode_tukang: 'SARNO', jumlah: 10_003, tempat: 'BANK', no_rekening: '1234567890' },
      ...{ no_ref: null, keterangan: null },
    },
  }),
  PENGALIHAN_SALDO: () => ({
    path: 'cash/pengalihan-saldo',
    body: { cara: 'KASIR', ke_kasir: 'kasir9', jumlah: 87_250, keterangan: 'Kembalian' },
  }),
}
