/** The screens of the marketplace. */
export const layarMarketplace = '/setting-marketplace'
export const layarKategori = '/kategori-marketplace'
export const layarPesanan = '/pesanan-marketplace'
export const layarBiaya = '/biaya-marketplace'
export const when = 'MARKETPLACE_MODULE'
