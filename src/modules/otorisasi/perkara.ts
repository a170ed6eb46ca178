import { berat, list, rupiah, text } from '#kernel/field'

const sure = { required: true } as const
const daftar = rupiah({ label: 'Harga', ...sure })

/** A piece that is asked about: what it is, what it should bring, what is offered for it. */
export const barangPerkara = {
  kode_barcode: text({ label: 'Barcode', ...sure }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  gambar: text({ label: 'Gambar' }),
  berat: berat({ label: 'Berat', ...sure }),
  daftar,
  tawar: rupiah({ label: 'Ditawar', ...sure }),
  modal: rupiah({ label: 'Modal', ...sure }), // 0: nobody knows
}

/** What an approver would see standing at the counter. */
export const perkara = {
  pelanggan: text({ label: 'Pelanggan' }),
  total: rupiah({ label: 'Total Nota', ...sure, min: -999_999_999_999 }),
  /** The figure that an approver may replace: the price of everything that is sold. */
  dapat_ditawar: rupiah({ label: 'Harga Nota' }),
  barang: list(barangPerkara),
}
