/** A wrong file of another system, about two pieces. */
export const berkasSalah = ([satu, dua]: readonly string[]) => ({
  path: 'update-barang-external/simpan',
  body: {
    ...{ nama_file: 'salah.csv', keterangan: null },
    baris: [
      { baris: 2, kode_barcode: satu, nama_barang: 'CINCIN SALAH', no_sertifikat: 'S-4123' },
      { baris: 3, kode_barcode: dua, kode_external: 'LUAR-1', ongkos: 417_500 },
    ],
  },
})
