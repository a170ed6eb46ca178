import { defineEndpoint } from '#kernel/endpoint'
import { choice, text, texts, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { sisiNota } from '#modules/faktur/cetak.rules'

const sure = { required: true } as const
const nomorCetak = texts({ label: 'No Faktur Jual', min: 1, max: 50 })
/** One press of the button, made by whoever presses it: the answer below is about this paper. */
const idCetak = text({ label: 'Cetakan', ...sure, max: 40 })
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
    no_faktur_jual: nomorCetak,
    sisi: choice({ label: 'Sisi Nota', of: sisiNota, initial: 'FRONT' }),
    id_cetak: idCetak,
    alasan: text({ label: 'Alasan', max: 200 }),
  },
})
export const contohNota = defineEndpoint({
  method: 'POST',
  path: 'penjualan/cetak/contoh',
  summary: 'Notas as they would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_faktur_jual: nomorCetak },
})
export const konfirmasiCetak = defineEndpoint({
  method: 'POST',
  path: 'penjualan/cetak/konfirmasi',
  summary: 'Whether the notas came out of the printer; what did not waits as not printed',
  right: printers,
  body: {
    no_faktur_jual: nomorCetak,
    id_cetak: idCetak,
    tercetak: yes({ label: 'Tercetak' }),
  },
})
