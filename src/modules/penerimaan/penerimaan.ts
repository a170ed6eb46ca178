import { defineDocument } from '#kernel/document'
import { berat, list, ref, text, yes } from '#kernel/field'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { contohIsi } from '#modules/stok/barang'
import { gerakBarang, gram } from '#modules/stok/buku'
import { barisBarang } from '#modules/stok/tambah-barang'

/** What is said once of a delivery. */
export const kepalaTerima = {
  tgl_system: tanggalDokumen,
  supplier: ref('supplier', { label: 'Supplier', required: true, when: 'SUPPLIER_MODULE' }),
  no_surat: text({ label: 'No Surat Jalan', required: true, max: 40 }),
  faktur_pajak: text({ label: 'Faktur Pajak', max: 40 }),
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

const contoh = {
  tgl_system: null,
  supplier: 'UBS',
  no_surat: 'SJ-1',
  faktur_pajak: null,
  keterangan: null,
  baris: [
    {
      kode_barcode: null,
      kode_gudang: 'TOKO',
      kode_baki: 'A01',
      ...contohIsi,
      pokok_gram: null,
      berat_kirim: 4_120,
      diterima: true,
    },
  ],
}

/** Goods from a supplier, checked by scan against his note (DOMAIN 5): what came is taken in. */
export const penerimaanBarang = defineDocument({
  name: 'PENERIMAAN_BARANG',
  title: 'Penerimaan Barang',
  prefix: 'TB',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: kepalaTerima,
  lines: barisTerima,
  posts: [gerakBarang, gram],
  commands: {
    simpan: {
      label: 'Terima',
      from: [],
      to: 'VALID',
      call: 'penerimaan-barang/simpan',
    },
    batal: {
      label: 'Batal',
      from: ['VALID'],
      to: 'BATAL',
      call: 'penerimaan-barang/batal',
      authorise: 'BATAL_PENERIMAAN' satisfies keyof typeof otorisasiTerima,
      reason: true,
    },
  },
  contoh: { VALID: contoh, BATAL: contoh },
})
