import { defineEndpoint } from '#kernel/endpoint'
import { choice } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { sisiNota } from '#modules/nota/cetak.rules'
import { jawabanCetak, mintaCetak, nomorCetak } from '#modules/nota/kertas.calls'

const nomor = nomorCetak('No Faktur Jual')
/** Of a sale: its nota, the slip on which its goods are handed over, its agreement (SPEC 6, 9). */
const kertas = choice({
  label: 'Kertas',
  of: { NOTA: 'Nota', ACC: 'Slip ACC', PERJANJIAN: 'Perjanjian Jual Beli', KUPON: 'Kupon' },
  initial: 'NOTA',
})
const printers = whoSees(
  '/lihat-penjualan',
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/validasi-jual-beli',
  '/validasi-penjualan',
  '/validasi-beli',
)

/** The nota as PDF; every print of its front is counted, the first one is confirmed afterwards. */
export const cetakNota = defineEndpoint({
  method: 'POST',
  path: 'penjualan/cetak',
  summary: 'Notas as one PDF; a second print is marked and needs a reason',
  right: printers,
  file: true,
  body: {
    no_faktur_jual: nomor,
    kertas,
    sisi: choice({ label: 'Sisi Nota', of: sisiNota, initial: 'FRONT' }),
    ...mintaCetak,
  },
})
export const contohNota = defineEndpoint({
  method: 'POST',
  path: 'penjualan/cetak/contoh',
  summary: 'Notas as they would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_faktur_jual: nomor, kertas },
})
export const konfirmasiCetak = defineEndpoint({
  method: 'POST',
  path: 'penjualan/cetak/konfirmasi',
  summary: 'Whether the notas came out of the printer; what did not waits as not printed',
  right: printers,
  body: {
    no_faktur_jual: nomor,
    ...jawabanCetak,
  },
})
