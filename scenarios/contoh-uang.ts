import { tukang } from '#modules/service/tukang'
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

/** Another one lost more than he earned: he owes the shop. */
export async function hutangTono({ beli, shop, spv }: TokoKantong): Promise<void> {
  const own = await shop.person('OWN')
  const dia = { ...tukang.contoh, kode_tukang: 'TONO', nama_tukang: 'Pak Tono' }
  dataOf(await own.post('tukang/create', { ...dia, batas_cuci: null }))
  const kode_kantong = `${await beli([gelang])}/1`
  const bag = { kode_kantong, timbang: 2 }
  const sortir = { baris: [{ ...bag, tujuan: 'SORTIR_CUCI' }], keterangan: null }
  dataOf(await spv.post('sortir-pembelian/simpan', sortir))
  const lot = { kode_tukang: 'TONO', proses: 'CUCI', tgl_janji: '2026-11-25', keterangan: null }
  const { nomor } = dataOf(await spv.post('kirim-barang-cuci/simpan', { ...lot, baris: [bag] }))
  const kembali = [{ kode_kantong, timbang: 1.953 }]
  dataOf(await spv.post('terima-sepuhan/simpan', { nomor, upah: 20_000, baris: kembali }))
  const ajukan = { nomor, susut: null, beban: 'TUKANG', alasan: 'Terbuang waktu dicuci' }
  dataOf(await spv.post('wasting-sepuhan/simpan', ajukan))
  dataOf(await own.postApproved('validasi-susut/simpan', { nomor, susut: null }, 'spv'))
}

/** How one of each document that only moves money is made. */
export const contohUang = {
  JURNAL_UMUM: () => ({
    path: 'jurnal-umum/simpan',
    body: {
      keterangan: 'Gaji yang masih harus dibayar',
      baris: [
        { nomor_akun: '6101', debit: 7_123_456, kredit: 0 },
        { nomor_akun: '3103', debit: 0, kredit: 7_123_456 },
      ],
    },
  }),
  GESEK_TUNAI: () => ({
    path: 'non-cash/gesek-tunai',
    body: {
      ...{ kode_bank: 'BCA', no_rekening: '1234567890', kartu: '4123', no_ref: 'A-99' },
      ...{ jumlah: 511_000, fee: 2_555, keterangan: null },
    },
  }),
  SETTLEMENT: () => ({
    path: 'settlement/simpan',
    body: {
      ...{ no_rekening: '1234567890', jenis: 'DEBET', tgl: '2026-11-21', ke_rekening: '555' },
      ...{ kotor: 411_000, mdr: 617, no_ref: 'B-77', keterangan: null },
    },
  }),
  KARTU_DITARIK: () => ({
    path: 'kartu-ditarik/simpan',
    body: {
      ...{ no_rekening: '1234567890', jenis: 'DEBET', tgl: '2026-11-21', dari_rekening: '555' },
      ...{ jumlah: 40_123, jadi: 'PIUTANG', no_ref: null, alasan: 'Disanggah pemegang kartu' },
    },
  }),
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
  TERIMA_TUKANG: () => ({
    path: 'terima-bayar-tukang/simpan',
    body: {
      ...{ kode_tukang: 'TONO', jumlah: 30_007, tempat: 'BANK', no_rekening: '1234567890' },
      ...{ no_ref: null, keterangan: null },
    },
  }),
  PENGALIHAN_SALDO: () => ({
    path: 'cash/pengalihan-saldo',
    body: { cara: 'KASIR', ke_kasir: 'kasir9', jumlah: 87_250, keterangan: 'Kembalian' },
  }),
}
