import { defineEndpoint } from '#kernel/endpoint'
import { text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const nomor = text({
  label: 'No Faktur Group',
  required: 'No Faktur Tidak Boleh Kosong',
  max: 40,
})
const idCetak = text({ label: 'Cetakan', ...sure, max: 40 })
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
    id_cetak: idCetak,
    alasan: text({ label: 'Alasan', max: 200 }),
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
  body: { no_faktur_group: nomor, id_cetak: idCetak, tercetak: yes({ label: 'Tercetak' }) },
})
