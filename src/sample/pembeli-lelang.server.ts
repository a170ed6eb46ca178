/** Who buys whatever is auctioned in the sample: known by name, number and card. */
export const pembeliLelang = {
  nama_customer: 'UD SUMBER EMAS',
  alamat_customer: 'Jalan Pasar Besar 12',
  kode_kota: null,
  kode_kecamatan: null,
  no_hp: '081230000777',
  jenis_pelanggan: 'UMUM',
  jenis_identitas: 'KTP',
  no_identitas: '3578010101700077',
} as const
