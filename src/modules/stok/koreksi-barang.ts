import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { kadar, open, ref, rupiah } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { contohIsi, isiBarang, kodeBarcode } from './barang.ts'
import { gram, koreksiBarangBuku } from './buku.ts'

/** The facts of a piece as they should be, all of them, and why. */
export const koreksiMasuk = {
  kode_barcode: kodeBarcode,
  versi: versiSeen,
  alasan,
  ...isiBarang,
  kadar: kadar({
    label: 'Kadar',
    required: true,
    min: 1,
    tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
  }),
  harga_pokok: rupiah({ label: 'Harga Pokok', required: true }),
  supplier: ref('supplier', { label: 'Supplier', when: 'SUPPLIER_MODULE' }),
}

/** The kinds of approval that the stock asks for. */
export const otorisasiStok = { KOREKSI_BARANG: 'Koreksi Barang' } as const

/** Master facts of a piece change only here: with reason, approval, before and after (DOMAIN 4). */
export const koreksiBarang = describeDocument({
  name: 'KOREKSI_BARANG',
  title: 'Koreksi Barang',
  prefix: 'KR',
  states: { VALID: 'Valid' },
  header: koreksiMasuk,
  lines: { sebelum: open({ label: 'Sebelum' }), sesudah: open({ label: 'Sesudah' }) },
  posts: [koreksiBarangBuku, gram],
  commands: {
    simpan: {
      label: 'Simpan Koreksi',
      from: [],
      to: 'VALID',
      call: 'barang/koreksi',
      authorise: 'KOREKSI_BARANG' satisfies keyof typeof otorisasiStok,
      reason: true,
    },
  },
  contoh: {
    VALID: {
      kode_barcode: '010000017',
      versi: 1,
      alasan: 'Salah timbang saat masuk',
      ...contohIsi,
      kadar: 75_00,
      harga_pokok: 6_200_000,
      supplier: null,
      baris: [{ sebelum: { berat: 4_120 }, sesudah: { berat: 4_150 } }],
    },
  },
})
