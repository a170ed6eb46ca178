import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, code, integer, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { gram } from '#modules/stok/buku'
import { jumlahManual, stokManual, tempatManual } from './buku.ts'
import { layarManual, pemimpin, when } from './layar.ts'

const sure = { required: true } as const
const books = [stokManual, gram, jurnal]
const keterangan = text({ label: 'Keterangan', ...sure, max: 200 })

/** What a list shows of what was frozen. */
const kolom = { ...tempatManual, ...jumlahManual }
const lihat = whoSees('/data-barang-manual')
const pindah = whoSees('/pindah-barang-manual')
const hancur = whoSees('/hancur-barang-manual')
const koreksi = whoSees('/koreksi-barang-manual')

/** Goods that were there before the books, or are found: two people say so. */
export const barangManual = defineDocument({
  name: 'BARANG_MANUAL',
  title: 'Data Barang Manual',
  prefix: 'MN',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books,
  commands: {
    simpan: makes({
      path: 'data-barang-manual/simpan',
      label: 'Simpan',
      summary: 'Manual goods come into a tray: pieces, grams and what they cost; approved',
      right: lihat,
      when,
      to: 'VALID',
      authorise: 'BARANG_MANUAL',
      body: {
        ...tempatManual,
        ...jumlahManual,
        nilai: rupiah({ label: 'Harga Pokok', ...sure, min: 1 }),
        keterangan,
      },
    }),
    batal: cancels('BATAL_BARANG_MANUAL', {
      path: 'data-barang-manual/batal',
      label: 'Batal Barang Manual',
      summary: 'Take back manual goods that came today and lie there still',
      right: lihat,
      when,
      authorise: 'BARANG_MANUAL',
    }),
  },
  list: {
    path: 'data-barang-manual/lihat',
    summary: 'Manual goods that came, newest first',
    right: lihat,
    columns: { ...kolom, keterangan: text({ label: 'Keterangan' }) },
  },
  screen: layarManual(40, {
    path: '/data-barang-manual',
    title: 'Data Barang Manual',
    menu: 'barang',
    icon: 'list',
    purpose: 'Barang tanpa barcode: isi setiap baki dalam pcs dan gram',
    initially: pemimpin,
  }),
})

/** From one tray into another. */
export const pindahManual = defineDocument({
  name: 'PINDAH_MANUAL',
  title: 'Pindah Barang Manual',
  prefix: 'MP',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books,
  commands: {
    simpan: makes({
      path: 'pindah-barang-manual/simpan',
      label: 'Simpan',
      summary: 'Move manual goods into another tray',
      right: pindah,
      when,
      to: 'VALID',
      body: {
        ...tempatManual,
        ke_baki: ref('baki', { label: 'Ke Baki', ...sure }),
        ...jumlahManual,
      },
    }),
    batal: cancels('BATAL_PINDAH_MANUAL', {
      path: 'pindah-barang-manual/batal',
      label: 'Batal Pindah Manual',
      summary: 'Move manual goods back that were moved today',
      right: pindah,
      when,
    }),
  },
  list: {
    path: 'pindah-barang-manual/lihat',
    summary: 'Manual goods that were moved, newest first',
    right: pindah,
    columns: { ...kolom, ke_baki: ref('baki', { label: 'Ke Baki', ...sure }) },
  },
  screen: layarManual(41, {
    path: '/pindah-barang-manual',
    title: 'Pindah Barang Manual',
    menu: 'barang',
    icon: 'tray',
    purpose: 'Pindahkan barang tanpa barcode ke baki lain',
    initially: pemimpin,
  }),
})

/** What is destroyed is scrap in LEBUR, at its cost. */
export const hancurManual = defineDocument({
  name: 'HANCUR_MANUAL',
  title: 'Hancur Barang Manual',
  prefix: 'MH',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books,
  commands: {
    simpan: makes({
      path: 'hancur-barang-manual/simpan',
      label: 'Simpan',
      summary: 'Destroy manual goods: their gold goes to LEBUR; reason and approver',
      right: hancur,
      when,
      to: 'VALID',
      authorise: 'HANCUR_MANUAL',
      body: {
        ...tempatManual,
        ...jumlahManual,
        berat_hasil: berat({
          label: 'Berat Hasil',
          ...{ ...sure, min: 1, max: 100_000_000 },
          tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
          hint: 'Rosok yang didapat, ditimbang',
        }),
        keterangan,
      },
    }),
    batal: cancels('BATAL_HANCUR_MANUAL', {
      path: 'hancur-barang-manual/batal',
      label: 'Batal Hancur Manual',
      summary: 'Undo a destruction of manual goods of today; approved',
      right: hancur,
      when,
      authorise: 'HANCUR_MANUAL',
    }),
  },
  list: {
    path: 'hancur-barang-manual/lihat',
    summary: 'Manual goods that were destroyed, newest first',
    right: hancur,
    columns: {
      ...{ ...kolom, berat_hasil: berat({ label: 'Berat Hasil' }) },
      keterangan: text({ label: 'Keterangan' }),
    },
  },
  screen: layarManual(42, {
    path: '/hancur-barang-manual',
    title: 'Hancur Barang Manual',
    menu: 'barang',
    icon: 'delete',
    purpose: 'Barang tanpa barcode menjadi rosok',
    initially: pemimpin,
  }),
})

/** A heap that was counted and weighed: the book says what lies there. Two people. */
export const koreksiManual = defineDocument({
  name: 'KOREKSI_MANUAL',
  title: 'Koreksi Barang Manual',
  prefix: 'MK',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books,
  commands: {
    simpan: makes({
      path: 'koreksi-barang-manual/simpan',
      label: 'Koreksi',
      summary: 'A heap was counted and weighed: what differs is waste, or found; approved',
      right: koreksi,
      when,
      to: 'VALID',
      authorise: 'KOREKSI_MANUAL',
      body: { ...tempatManual, ...jumlahManual, keterangan },
    }),
    batal: cancels('BATAL_KOREKSI_MANUAL', {
      path: 'koreksi-barang-manual/batal',
      label: 'Batal Koreksi Manual',
      summary: 'Undo a correction of manual goods of today; approved',
      right: koreksi,
      when,
      authorise: 'KOREKSI_MANUAL',
    }),
  },
  list: {
    path: 'koreksi-barang-manual/lihat',
    summary: 'Heaps that were corrected after a weighing, newest first',
    right: koreksi,
    columns: {
      ...kolom,
      selisih_qty: integer({ label: 'Selisih Qty', min: -100_000 }),
      selisih: berat({ label: 'Selisih Berat', min: -1_000_000_000 }),
      keterangan: text({ label: 'Keterangan' }),
    },
  },
  screen: layarManual(44, {
    path: '/koreksi-barang-manual',
    title: 'Koreksi Barang Manual',
    menu: 'barang',
    icon: 'edit',
    purpose: 'Isi baki tanpa barcode disesuaikan dengan hitungan dan timbangan',
    initially: pemimpin,
  }),
})

/** One heap as POST barang-manual tells it. */
export const barisSaldoManual = {
  kode_gudang: code({ label: 'Gudang', ...sure }),
  ...kolom,
}
