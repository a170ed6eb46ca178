import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { choice, list, persen, rupiah } from '#kernel/field'
import { kodeBarcode } from '#modules/stok/barang'
import { koreksiBarangBuku } from '#modules/stok/buku'

/** What is set, and from which figure. */
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
export const updateProfit = describeDocument({
  name: 'UPDATE_PROFIT',
  title: 'Update Profit Barang',
  prefix: 'UP',
  states: { VALID: 'Valid' },
  header: kepalaProfit,
  lines: baris,
  posts: [koreksiBarangBuku],
  commands: {
    simpan: {
      label: 'Simpan',
      from: [],
      to: 'VALID',
      call: 'update-profit-barang/simpan',
      authorise: 'UPDATE_PROFIT' satisfies keyof typeof otorisasiProfit,
      reason: true,
    },
  },
  contoh: {
    VALID: {
      cara: 'POKOK_GRAM',
      rupiah: 1_500_000,
      persen: null,
      alasan: 'Harga beli baru',
      baris: [{ kode_barcode: '010000017' }],
    },
  },
})
