import { whoSees } from '#kernel/right'

/** Who makes what customers sign. */
export const hakTanda = whoSees(
  '/transaksi-hutang',
  '/transaksi-pesanan',
  '/transaksi-services',
  '/transaksi-pembelian',
  '/transaksi-penjualan',
  '/lihat-hutang',
)
