import { berat, code, integer, kadar, rupiah, text } from '#kernel/field'

/** So many rows go in one file. */
export const barisTerbanyak = 10_000

/** The file of the other system (docs/adr/0313): what a row says of a piece. Empty: nothing. */
export const barisBerkas = {
  kode_barcode: code({ label: 'Barcode', max: 30, width: 16 }),
  // It becomes our internal code, which is no longer.
  kode_external: text({ label: 'Kode External', max: 20, width: 18 }),
  nama_barang: text({
    label: 'Nama Barang',
    min: 6, // SPEC 9: item name over 5 characters
    tooShort: 'Nama Barang harus lebih dari 5 karakter',
    max: 100,
    width: 30,
  }),
  kadar: kadar({ label: 'Kadar' }),
  berat: berat({ label: 'Berat' }),
  size: text({ label: 'Size', max: 20 }),
  no_sertifikat: text({ label: 'No Sertifikat', max: 60, width: 18 }),
  ongkos: rupiah({ label: 'Ongkos' }),
  harga_tetap: rupiah({ label: 'Harga Tetap' }),
}

/** A row with its number in the sheet. */
export const barisMasuk = {
  baris: integer({ label: 'Baris', required: true, min: 1 }),
  ...barisBerkas,
}
