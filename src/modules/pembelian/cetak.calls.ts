import { defineEndpoint } from '#kernel/endpoint'
import { whoSees } from '#kernel/right'
import { jawabanCetak, mintaCetak, nomorCetak } from '#modules/nota/kertas.calls'

const nomor = nomorCetak('No Faktur Beli')
const printers = whoSees(
  '/lihat-pembelian',
  '/transaksi-pembelian',
  '/transaksi-penjualan',
  '/validasi-jual-beli',
  '/validasi-penjualan',
  '/validasi-beli',
)

/** The nota beli as PDF; every print is counted, the first one is confirmed afterwards. */
export const cetakNotaBeli = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cetak',
  summary: 'Purchase notas as one PDF; a second print is marked and needs a reason',
  right: printers,
  file: true,
  body: {
    no_faktur_beli: nomor,
    ...mintaCetak,
  },
})
export const contohNotaBeli = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cetak/contoh',
  summary: 'Purchase notas as they would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_faktur_beli: nomor },
})
export const konfirmasiCetakBeli = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cetak/konfirmasi',
  summary: 'Whether the notas came out of the printer; what did not waits as not printed',
  right: printers,
  body: {
    no_faktur_beli: nomor,
    ...jawabanCetak,
  },
})
