/** The papers that a shop may design, by the name under which designs are kept. */
export const namaKertas = {
  JUAL: 'Nota Penjualan',
  EMAS: 'Nota Penjualan Emas',
  BERLIAN: 'Nota Penjualan Berlian',
  BELAKANG: 'Belakang Nota',
  BELI: 'Nota Pembelian',
  TUKAR: 'Slip Tukar Tambah',
  ACC: 'Slip ACC',
  PERJANJIAN: 'Perjanjian Jual Beli',
  TITIPAN: 'Nota Titipan',
  PESANAN: 'Nota Pesanan',
  SERVICE: 'Nota Service',
  HUTANG: 'Surat Hutang',
  CICILAN: 'Kartu Cicilan',
  MANUAL_JUAL: 'Penjualan Manual',
  MANUAL_BELI: 'Pembelian Manual',
  KUPON: 'Kupon',
} as const
export type KodeKertas = keyof typeof namaKertas

/** What it is printed on (SPEC 9): the strip of an A4 sheet, half a page, the mobile slip. */
export const ukuranKertas = { SETENGAH: 'Setengah Halaman', A4: 'A4', SLIP: 'Slip Mobile' } as const
export type UkuranRancang = keyof typeof ukuranKertas
/** A page alone, without lines and payments: there is no slip of it. */
export const tanpaSlip: ReadonlySet<string> = new Set<KodeKertas>([
  'BELAKANG',
  'KUPON',
  'PERJANJIAN',
])
