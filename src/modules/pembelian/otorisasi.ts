/** The kinds of approval a purchase may need (SPEC 6; DOMAIN 5). */
export const otorisasiNilaiBeli = {
  TOLERANSI_BERAT_BELI: 'Toleransi Berat Pembelian',
  KADAR_BELI: 'Kadar Uji Di Bawah Nota',
  KADAR_BELI_LEBIH: 'Kadar Uji Di Atas Group',
  LIMIT_PEMBELIAN: 'Pembelian Tanpa Nota Di Atas Limit',
  HARGA_BELI_DI_ATAS_NOTA: 'Harga Beli Di Atas Harga Nota',
  HARGA_BELI_DI_ATAS_BATAS: 'Harga Beli Di Atas Batas',
  POTONGAN_PEMBELIAN: 'Potongan Melebihi Janji Nota',
  PEMBELIAN_KOREKSI: 'Koreksi Penjualan Kemarin',
} as const
export type KategoriBeli = keyof typeof otorisasiNilaiBeli

export const otorisasiBeli = { ...otorisasiNilaiBeli, BATAL_PEMBELIAN: 'Batal Pembelian' } as const
