import { alasan, defineDocument, makes } from '#kernel/document'
import { choice, group, integer, list, persen, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kodeBarcode } from '#modules/stok/barang'
import { koreksiBarangBuku } from '#modules/stok/buku'

/** The figure that is set, and the figure it is worked out from. */
export const caraProfit = {
  POKOK_GRAM: 'Harga Pokok Per Gram',
  POKOK_NAIK: 'Harga Pokok Naik Persen',
  POKOK_TURUN: 'Harga Pokok Turun Persen',
  ONGKOS: 'Ongkos',
  MARGIN: 'Harga Tetap: Pokok Tambah Margin Persen',
}

/** Which of the two figures a way asks for. */
export const dalamPersen = (cara: keyof typeof caraProfit): boolean =>
  cara === 'POKOK_NAIK' || cara === 'POKOK_TURUN' || cara === 'MARGIN'

export const kepalaProfit = {
  cara: choice({ label: 'Yang Diubah', of: caraProfit, required: true, initial: 'POKOK_GRAM' }),
  rupiah: rupiah({ label: 'Rupiah' }),
  persen: persen({ label: 'Persen' }),
  alasan,
}

const baris = { kode_barcode: kodeBarcode }

export const profitMasuk = {
  ...kepalaProfit,
  baris: list(baris, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 500,
  }),
}

export const otorisasiProfit = { UPDATE_PROFIT: 'Update Profit Barang' } as const

/** Cost, labour or fixed price of many pieces, each with its before and after (DOMAIN 5). */
export const updateProfit = defineDocument({
  name: 'UPDATE_PROFIT',
  title: 'Update Profit Barang',
  prefix: 'UP',
  states: { VALID: 'Valid' },
  books: [koreksiBarangBuku, jurnal],
  commands: {
    simpan: makes({
      path: 'update-profit-barang/simpan',
      label: 'Simpan',
      summary:
        'Change cost, labour or fixed price of many pieces; reason and approver, before and after',
      right: whoSees('/update-profit-barang'),
      to: 'VALID',
      body: profitMasuk,
      answer: group({
        nomor: text({ label: 'No Dokumen', required: true }),
        pcs: integer({ label: 'Pcs', required: true }),
      }),
      authorise: 'UPDATE_PROFIT',
    }),
  },
})
