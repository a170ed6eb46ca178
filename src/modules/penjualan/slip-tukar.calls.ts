import { defineEndpoint } from '#kernel/endpoint'
import { whoSees } from '#kernel/right'
import { nomorFaktur } from '#modules/kunjungan/nota.calls'
import { jawabanCetak, mintaCetak } from '#modules/nota/kertas.calls'

const nomor = nomorFaktur('No Faktur Group')
const printers = whoSees(
  '/lihat-penjualan',
  '/lihat-pembelian',
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/validasi-jual-beli',
)

/** The exchange slip as PDF; every print is counted. */
export const cetakSlip = defineEndpoint({
  method: 'POST',
  path: 'tukar-tambah/cetak',
  summary: 'The slip of an exchange: both sides and the settlement',
  right: printers,
  file: true,
  body: {
    no_faktur_group: nomor,
    ...mintaCetak,
  },
})
export const contohSlip = defineEndpoint({
  method: 'POST',
  path: 'tukar-tambah/cetak/contoh',
  summary: 'The slip as it would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_faktur_group: nomor },
})
export const konfirmasiSlip = defineEndpoint({
  method: 'POST',
  path: 'tukar-tambah/cetak/konfirmasi',
  summary: 'Whether the slip came out of the printer',
  right: printers,
  body: { no_faktur_group: nomor, ...jawabanCetak },
})
