import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, integer, list, ref, rupiah, text, yes } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { gerakBarang, gram } from '#modules/stok/buku'
import { hutangSupplier } from '#modules/stok/hutang-supplier'
import { konsinyasiBuku } from '#modules/stok/konsinyasi'
import { barisBarang, jawabTerima } from '#modules/stok/tambah-barang'

/** What is said once of a delivery. */
export const kepalaTerima = {
  tgl_system: tanggalDokumen,
  supplier: ref('supplier', { label: 'Supplier', required: true, when: 'SUPPLIER_MODULE' }),
  no_surat: text({ label: 'No Surat Jalan', required: true, max: 40 }),
  faktur_pajak: text({ label: 'Faktur Pajak', max: 40 }),
  konsinyasi: yes({
    label: 'Konsinyasi',
    hint: 'Milik supplier sampai terjual',
    when: 'KONSINYASI_MODULE',
  }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** A piece of the delivery note: as it was sent, whether it was there, and what it weighs here. */
export const barisTerima = {
  ...barisBarang,
  berat_kirim: berat({ label: 'Berat Kirim', required: true, min: 1 }),
  diterima: yes({ label: 'Diterima' }),
}

export const terimaMasuk = {
  ...kepalaTerima,
  baris: list(barisTerima, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 1_000,
  }),
}

/** What an approver agrees to. */
export const otorisasiTerima = {
  SELISIH_PENERIMAAN: 'Selisih Penerimaan Barang',
  BATAL_PENERIMAAN: 'Batal Penerimaan Barang',
} as const

/** Goods from a supplier, checked by scan against his note (DOMAIN 5): what came is taken in. */
export const penerimaanBarang = defineDocument({
  name: 'PENERIMAAN_BARANG',
  title: 'Penerimaan Barang',
  prefix: 'TB',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakBarang, gram, jurnal, hutangSupplier, konsinyasiBuku],
  commands: {
    simpan: makes({
      path: 'penerimaan-barang/simpan',
      label: 'Terima',
      summary:
        'Take in what came of a delivery note; what is missing or weighs otherwise is approved',
      right: whoSees('/penerimaan-barang'),
      to: 'VALID',
      body: terimaMasuk,
      answer: jawabTerima,
      mayAsk: ['KADAR_LAIN', 'SELISIH_PENERIMAAN'],
    }),
    batal: cancels('BATAL_PENERIMAAN', {
      path: 'penerimaan-barang/batal',
      label: 'Batal Penerimaan Barang',
      consequence: 'Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi.',
      summary:
        'Cancel a delivery of today whose pieces have not moved: the exact negation; approved',
      right: whoSees('/batal-penerimaan-barang'),
      authorise: 'BATAL_PENERIMAAN',
    }),
  },
  list: {
    path: 'penerimaan-barang/daftar',
    summary: 'Deliveries that were taken in, newest first; with count',
    right: whoSees('/penerimaan-barang', '/batal-penerimaan-barang'),
    columns: {
      supplier: text({ label: 'Supplier' }),
      no_surat: text({ label: 'No Surat Jalan' }),
      pcs_kirim: integer({ label: 'Pcs Kirim', required: true }),
      pcs: integer({ label: 'Pcs', required: true }),
      berat: berat({ label: 'Berat', required: true }),
      beda: berat({ label: 'Selisih', required: true }),
      harga_pokok: rupiah({ label: 'Harga Pokok', required: true }),
    },
  },
})
