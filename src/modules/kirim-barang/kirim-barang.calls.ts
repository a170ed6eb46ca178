import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, code, group, integer, list, tanggal, text } from '#kernel/field'
import { lineReading } from '#kernel/line-reading'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'

const sure = { required: true } as const
const when = 'KIRIM_BARANG_MODULE'

/** SPEC 7: a number for a parcel that is about to be packed. */
export const nomorKirim = defineEndpoint({
  method: 'GET',
  path: 'kirimbarang/get/nokirim',
  summary: 'A sending number that no parcel of this shop has',
  right: whoSees('/kirim-barang'),
  when,
  answer: group({ no_kirim: code({ label: 'No Kirim', ...sure, max: 40 }) }),
})

/** SPEC 7: what this shop waits for. */
export const belumDiterima = defineEndpoint({
  method: 'GET',
  path: 'kirim-barang/unreceive/list-no-kirim',
  summary: 'Parcels that were sent here and are not received yet, oldest first',
  right: whoSees('/terima-barang', '/penerimaan-barang'),
  when,
  answer: list({
    no_kirim: text({ label: 'No Kirim', ...sure }),
    nomor: text({ label: 'No Dokumen', ...sure }),
    asal: text({ label: 'Asal', ...sure }),
    tgl_kirim: tanggal({ label: 'Tanggal Kirim', ...sure }),
    umur: integer({ label: 'Umur (Hari)', ...sure }),
  }),
})

const baris = {
  kode_barcode: kodeBarcode,
  timbang: berat({ label: 'Berat Timbang' }),
}

/** A scanned piece that is packed, or of a parcel that is back: refused where it may not. */
export const barisKirim = defineEndpoint({
  method: 'GET',
  path: 'kirim-barang/baris',
  summary: 'What a scanned piece is, and whether it may be packed, or is of the rest of a parcel',
  right: whoSees('/kirim-barang'),
  when,
  query: { ...baris, nomor: { ...nomor, required: false as const } },
  answer: lineReading,
})

/** A scanned piece of a parcel that is opened. What was not scanned is not told. */
export const barisTerima = defineEndpoint({
  method: 'GET',
  path: 'terima-barang/baris',
  summary: 'What a scanned piece of a parcel is, and how its weight differs from what was sent',
  right: whoSees('/terima-barang'),
  when,
  query: { ...baris, nomor },
  answer: lineReading,
})

/** A scanned piece of a proposal that is packed: which parcel it is of. */
export const barisBagi = defineEndpoint({
  method: 'GET',
  path: 'kirim-barang-kecabang/baris',
  summary: 'Which parcel of a proposal a scanned piece is laid into',
  right: whoSees('/kirim-barang-kecabang'),
  when,
  query: { ...baris, nomor },
  answer: lineReading,
})
