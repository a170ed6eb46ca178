/** What the examples need of the shop, once it is open. */
interface Apa {
  readonly diterima: string // a receipt of which something is left
  readonly kantong: string //  a bag that waits for the melt
  readonly barcode: string //  a piece that came from a supplier
}

/** How one of each document of suppliers, and of another system, is made. */
export const contohSupplier = (apa: () => Apa) => ({
  BAYAR_SUPPLIER: () => ({
    path: 'bayar-supplier/simpan',
    body: {
      ...{ tempat: 'BANK', no_rekening: '1234567890', no_ref: 'TRF-1' },
      baris: [{ no_terima: apa().diterima, jumlah: 1_234_567 }],
    },
  }),
  BAYAR_EMAS_SUPPLIER: () => ({
    path: 'bayar-emas-supplier/simpan',
    body: {
      ...{ terima: [{ no_terima: apa().diterima }], berat_batang: null, kadar_batang: null },
      ...{ harga: 2_000_003, baris: [{ kode_kantong: apa().kantong, timbang: 1.987 }] },
    },
  }),
  POTONG_EMAS_SUPPLIER: () => ({
    path: 'potong-emas-supplier/simpan',
    body: { harga: 2_000_003, baris: [{ no_terima: apa().diterima, berat: 1.234 }] },
  }),
  RETUR_SUPPLIER: () => ({
    path: 'retur-supplier/simpan',
    body: { alasan: 'Patah waktu dibuka', baris: [{ kode_barcode: apa().barcode }] },
  }),
  SALDO_AWAL_SUPPLIER: () => ({
    path: 'saldo-awal-supplier/simpan',
    body: {
      baris: [
        {
          ...{ supplier: 'UBS', no_surat: 'SJ-0', tgl_nota: '2026-10-17', uang: 125_003 },
          ...{ kadar: 75, berat: 4.123, nilai: 6_200_417 },
        },
      ],
    },
  }),
  KIRIM_BARANG_EXTERNAL: () => ({
    path: 'kirim-barang-external/simpan',
    body: {
      ...{ tujuan: 'SISTEM LAMA', nomor_akun: '3103', keterangan: null },
      baris: [{ kode_barcode: apa().barcode }],
    },
  }),
})
