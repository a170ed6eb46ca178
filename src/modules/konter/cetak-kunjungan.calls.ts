import { defineEndpoint } from '#kernel/endpoint'
import { texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jawabanCetak, mintaCetak } from '#modules/nota/kertas.calls'

const printers = whoSees(
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/validasi-jual-beli',
  '/validasi-penjualan',
  '/validasi-beli',
)

/** Everything a visit leaves behind on paper, in one file: what was not printed yet. */
export const cetakKunjungan = defineEndpoint({
  method: 'POST',
  path: 'kunjungan/cetak',
  summary:
    'The papers of visits by the numbers of their notas, as one PDF; those printed before not',
  right: printers,
  file: true,
  body: {
    no_faktur: texts({ label: 'No Faktur', min: 1, max: 500 }),
    id_cetak: mintaCetak.id_cetak,
  },
})
export const konfirmasiKunjungan = defineEndpoint({
  method: 'POST',
  path: 'kunjungan/cetak/konfirmasi',
  summary: 'Whether the papers of one press came out of the printer',
  right: printers,
  body: jawabanCetak,
})
