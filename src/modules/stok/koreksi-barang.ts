import { alasan, defineDocument, makes } from '#kernel/document'
import { group, integer, kadar, ref, rupiah, text, texts } from '#kernel/field'
import { versiSeen } from '#kernel/master-calls'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { isiBarang, kodeBarcode } from './barang.ts'
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

/** How many pieces one approval may change. */
export const kondisiSekali = 300

/** One condition for many pieces, and why. */
export const kondisiMasuk = {
  kode_kondisi: ref('kondisi_barang', { label: 'Kondisi', required: true }),
  alasan,
}

/** Master facts of a piece change only here: with reason, approval, before and after (DOMAIN 4). */
export const koreksiBarang = defineDocument({
  name: 'KOREKSI_BARANG',
  title: 'Koreksi Barang',
  prefix: 'KR',
  states: { VALID: 'Valid' },
  books: [koreksiBarangBuku, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'barang/koreksi',
      label: 'Simpan Koreksi',
      summary: 'Correct the facts of a piece; always with an approval',
      right: whoSees('/data-barang'),
      to: 'VALID',
      body: koreksiMasuk,
      authorise: 'KOREKSI_BARANG',
      mayAsk: ['KADAR_LAIN'],
    }),
    kondisi: makes({
      path: 'barang/koreksi/kondisi',
      label: 'Ubah Kondisi',
      summary: 'Correct the condition of many pieces, each by a correction; one approval for all',
      right: whoSees('/data-barang'),
      to: 'VALID',
      body: { ...kondisiMasuk, barang: texts({ label: 'Barang', max: kondisiSekali }) },
      answer: group({
        nomor: text({ label: 'No Dokumen', required: true }),
        jumlah: integer({ label: 'Jumlah', required: true }),
      }),
      authorise: 'KOREKSI_BARANG',
    }),
  },
})
