import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, list, rupiah } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { pembeliPajak } from '#modules/penjualan/pajak/pembeli'
import { when } from './layar.ts'
import { arahManual, barisNotaManual } from './nota-manual.ts'

const sure = { required: true } as const

/** What a note would come to now, with its tax. */
export const hitungManual = defineEndpoint({
  method: 'POST',
  path: 'transaksi-jual-beli-manual/hitung',
  summary: 'What a note of manual goods comes to with its tax; nothing is kept',
  right: whoSees('/transaksi-jual-beli-manual'),
  when,
  reads: true,
  body: {
    arah: choice({ label: 'Transaksi', of: arahManual, ...sure }),
    pembeli_pajak: pembeliPajak.pembeli_pajak,
    baris: list(barisNotaManual, { label: 'Barang', min: 1, max: 200 }),
  },
  answer: group({
    ppn: rupiah({ label: 'PPN', ...sure }), // on top of the price
    pajak_termasuk: rupiah({ label: 'Termasuk Pajak', ...sure }),
    pph22: rupiah({ label: 'PPh 22', ...sure }),
    meterai: rupiah({ label: 'Meterai', ...sure }),
    total: rupiah({ label: 'Total', ...sure, min: -999_999_999_999 }),
  }),
})
