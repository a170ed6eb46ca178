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
  KWITANSI: 'Kwitansi',
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

/** The flags that print another copy of each paper; the copy bears COPY. */
export const lembarKertas: Readonly<Record<KodeKertas, readonly string[]>> = {
  JUAL: ['PRINT_NOTA_JUAL_TWICE_MODULE'],
  EMAS: ['PRINT_NOTA_JUAL_TWICE_MODULE'],
  BERLIAN: ['PRINT_NOTA_JUAL_TWICE_MODULE', 'PRINT_NOTA_BERLIAN_DUPLICATE_MODULE'],
  BELAKANG: [],
  BELI: ['PRINT_NOTA_BELI_DUPLICATE_MODULE'],
  TUKAR: ['REPRINT_SLIP_TUKAR_DUPLICATE'],
  ACC: ['PRINT_NOTA_SLIP_ACC_DUPLICATE_MODULE'],
  PERJANJIAN: ['PRINT_NOTA_PERJANJIAN_DUPLICATE_MODULE'],
  TITIPAN: ['PRINT_NOTA_TITIPAN_DUPLICATE_MODULE'],
  PESANAN: ['PRINT_NOTA_PESANAN_DUPLICATE_MODULE'],
  SERVICE: ['PRINT_NOTA_SERVICE_DUPLICATE_MODULE', 'FULL_PAGE_PRINT_SERVICE_MODULE'],
  HUTANG: ['PRINT_NOTA_HUTANG_DUPLICATE_MODULE'],
  CICILAN: ['PRINT_NOTA_CICILAN_DUPLICATE_MODULE'],
  KWITANSI: [],
  MANUAL_JUAL: ['PRINT_NOTA_MANUAL_DUPLICATE_MODULE'],
  MANUAL_BELI: ['PRINT_NOTA_MANUAL_DUPLICATE_MODULE'],
  KUPON: [],
}
