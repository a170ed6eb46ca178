import { defineEndpoint } from '#kernel/endpoint'
import { berat, group, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'

const sure = { required: true } as const
const right = whoSees('/setor-bandrol')

/** A tag on the table: what it says, not whether its piece was sold. */
export const barisBandrol = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
}

export const bacaBandrol = defineEndpoint({
  method: 'GET',
  path: 'setor-bandrol/barang/{kode_barcode}',
  summary: 'The piece that a scanned tag belongs to; refused when the tag was handed in today',
  right,
  answer: group(barisBandrol),
})

export const setorBandrol = defineEndpoint({
  method: 'POST',
  path: 'setor-bandrol/simpan',
  summary: 'Hand in the tags of sold pieces, as they were scanned; nothing says what was sold',
  right,
  posting: true,
  body: {
    baris: list(
      { kode_barcode: kodeBarcode },
      { label: 'Bandrol', min: 1, max: 500, required: 'Belum Ada Barang Di Tabel' },
    ),
  },
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})
