import { defineEndpoint } from '#kernel/endpoint'
import { text, texts, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const nomorCetak = texts({ label: 'No Faktur Beli', min: 1, max: 50 })
/** One press of the button, made by whoever presses it: the answer below is about this paper. */
const idCetak = text({ label: 'Cetakan', ...sure, max: 40 })
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
    no_faktur_beli: nomorCetak,
    id_cetak: idCetak,
    alasan: text({ label: 'Alasan', max: 200 }),
  },
})
export const contohNotaBeli = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cetak/contoh',
  summary: 'Purchase notas as they would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_faktur_beli: nomorCetak },
})
export const konfirmasiCetakBeli = defineEndpoint({
  method: 'POST',
  path: 'pembelian/cetak/konfirmasi',
  summary: 'Whether the notas came out of the printer; what did not waits as not printed',
  right: printers,
  body: {
    no_faktur_beli: nomorCetak,
    id_cetak: idCetak,
    tercetak: yes({ label: 'Tercetak' }),
  },
})
