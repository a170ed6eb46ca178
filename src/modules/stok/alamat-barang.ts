/** The page of one piece (module riwayat). */
export const alamatBarang = (kodeBarcode: string): string =>
  `/laporan-riwayat-barang?kode_barcode=${encodeURIComponent(kodeBarcode)}`
