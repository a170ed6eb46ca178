import { alasan, cancels, defineDocument, makes } from '#kernel/document'
import { berat, choice, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const
const right = whoSees('/hancur-data-barang', '/hancur-data-barang-psu')

/** What became of a piece: broken for the melt, lighter by wear, made into something else. */
export const caraHancur = { PECAH: 'Pecah', SUSUT: 'Susut', UBAH: 'Ubah' }

const berat_hasil = berat({
  label: 'Berat Hasil',
  ...sure,
  min: 1,
  max: 100_000_000, // 100 kg: nobody lays more on a counter's scale
  tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
})

/** A piece and what is left of it; one that was changed has another name. */
export const barisHancur = {
  kode_barcode: kodeBarcode,
  cara: choice({ label: 'Cara', of: caraHancur, ...sure, initial: 'PECAH' }),
  berat_hasil,
  nama_baru: text({ label: 'Nama Baru', max: 100, hint: 'Untuk barang yang diubah' }),
}

export const hancurMasuk = {
  alasan,
  baris: list(barisHancur, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 200,
  }),
}

/** Always with somebody else's word. */
export const otorisasiHancur = {
  HANCUR_BARANG: 'Hancur Data Barang',
  BATAL_HANCUR_BARANG: 'Batal Hancur',
} as const

/** Pieces destroyed or changed (DOMAIN 5): the result to LEBUR, the loss to SUSUT. */
export const hancurBarang = defineDocument({
  name: 'HANCUR_BARANG',
  title: 'Hancur Data Barang',
  prefix: 'HB',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [koreksiBarangBuku, gerakBarang, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'hancur-data-barang/simpan',
      label: 'Hancurkan',
      summary: 'Destroy pieces: the result to LEBUR, the loss to SUSUT; reason and approver',
      right: whoSees('/hancur-data-barang'),
      to: 'VALID',
      body: hancurMasuk,
      authorise: 'HANCUR_BARANG',
    }),
    psu: makes({
      path: 'hancur-data-barang-psu/simpan',
      label: 'Simpan',
      summary: 'Record pieces that broke, lost weight or were changed; reason and approver',
      right: whoSees('/hancur-data-barang-psu'),
      to: 'VALID',
      body: hancurMasuk,
      authorise: 'HANCUR_BARANG',
    }),
    batal: cancels('BATAL_HANCUR_BARANG', {
      path: 'hancur-data-barang/batal',
      label: 'Batal Hancur',
      consequence: 'Semua barangnya kembali seperti sebelum dihancur.',
      summary: 'Undo a destruction of today: pieces, gold and journal as they were; approved',
      right,
      authorise: 'BATAL_HANCUR_BARANG',
    }),
  },
  list: {
    path: 'hancur-data-barang/daftar',
    summary: 'Destructions, newest first; with count',
    right,
    columns: {
      pcs: integer({ label: 'Pcs', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      alasan: text({ label: 'Alasan' }),
    },
  },
})
