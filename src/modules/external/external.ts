import { cancels, defineDocument, makes, nomor } from '#kernel/document'
import { berat, integer, list, ref, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { jurnal } from '#modules/akuntansi/buku'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { barisMasuk, barisTerbanyak } from './berkas.ts'

const sure = { required: true } as const
const when = 'BARANG_EXTERNAL_MODULE'
const keterangan = text({ label: 'Keterangan', max: 200 })
const lihatUpdate = whoSees('/update-barang-external')
const lihatKirim = whoSees('/kirim-barang-external')

export const otorisasiExternal = {
  UPDATE_BARANG_EXTERNAL: 'Update Barang External',
  BATAL_UPDATE_EXTERNAL: 'Batal Update Barang External',
  KIRIM_BARANG_EXTERNAL: 'Kirim Barang External',
  BATAL_KIRIM_EXTERNAL: 'Batal Kirim Barang External',
} as const

/** What the other system says of pieces, from its file: all rows or none (ADR 0313). */
export const updateBarangExternal = defineDocument({
  name: 'UPDATE_BARANG_EXTERNAL',
  title: 'Update Barang External',
  prefix: 'UE',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [koreksiBarangBuku],
  commands: {
    simpan: makes({
      path: 'update-barang-external/simpan',
      label: 'Simpan',
      summary: 'Change what a file of the other system says of pieces: all rows, or none',
      right: lihatUpdate,
      when,
      to: 'VALID',
      body: {
        nama_file: text({ label: 'Nama File', max: 100, hidden: true }),
        keterangan,
        baris: list(barisMasuk, {
          label: 'Berkas',
          hidden: true,
          min: 1,
          max: barisTerbanyak,
          required: 'Berkas Belum Dipilih',
        }),
      },
      authorise: 'UPDATE_BARANG_EXTERNAL',
    }),
    batal: cancels('BATAL_UPDATE_EXTERNAL', {
      anyDay: true,
      path: 'update-barang-external/batal',
      label: 'Batal Update Barang External',
      consequence: 'Semua barangnya kembali seperti sebelum berkas itu.',
      summary:
        'Undo a file: the exact negation, while none of its pieces changed; with an approval',
      right: lihatUpdate,
      when,
      authorise: 'BATAL_UPDATE_EXTERNAL',
    }),
  },
  list: {
    path: 'update-barang-external/lihat',
    summary: 'Files that were taken in, newest first; with count',
    right: lihatUpdate,
    columns: {
      nama_file: text({ label: 'Nama File' }),
      cocok: integer({ label: 'Cocok', ...sure }),
      pcs: integer({ label: 'Berubah', ...sure }),
      keterangan,
    },
  },
  screen: {
    path: '/update-barang-external',
    title: 'Update Barang External',
    menu: 'barang',
    place: 28,
    icon: 'import',
    purpose: 'Cocokkan barang dengan berkas sistem lain dan ubah yang berbeda',
    when,
    initially: leaders,
  },
})

/** Pieces that go over to the other system leave the books, with a file of them (ADR 0313). */
export const kirimBarangExternal = defineDocument({
  name: 'KIRIM_BARANG_EXTERNAL',
  title: 'Kirim Barang External',
  prefix: 'KE',
  onSpot: true,
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakBarang, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'kirim-barang-external/simpan',
      label: 'Kirim',
      summary: 'Pieces go over to another system: out of tray, gold and stock, against an account',
      right: lihatKirim,
      when,
      to: 'VALID',
      body: {
        tujuan: text({ label: 'Sistem Tujuan', required: 'Sistem Tujuan Harus Diisi', max: 60 }),
        nomor_akun: ref('akun', { label: 'Akun Lawan', required: 'Akun Lawan Harus Dipilih' }),
        keterangan,
        baris: list(
          { kode_barcode: kodeBarcode },
          { label: 'Barang', required: 'Belum Ada Barang Di Tabel', min: 1, max: 1_000 },
        ),
      },
      authorise: 'KIRIM_BARANG_EXTERNAL',
    }),
    batal: cancels('BATAL_KIRIM_EXTERNAL', {
      anyDay: true,
      path: 'kirim-barang-external/batal',
      label: 'Batal Kirim Barang External',
      consequence: 'Barang kembali ke bakinya, emas dan jurnalnya dibalik.',
      summary: 'Take pieces back from the other system: the exact negation; with an approval',
      right: lihatKirim,
      when,
      authorise: 'BATAL_KIRIM_EXTERNAL',
    }),
  },
  list: {
    path: 'kirim-barang-external/lihat',
    summary: 'What went over to another system, newest first; with count',
    right: lihatKirim,
    columns: {
      tujuan: text({ label: 'Sistem Tujuan', ...sure }),
      pcs: integer({ label: 'Pcs', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      nomor_akun: ref('akun', { label: 'Akun Lawan', hidden: true }),
      keterangan: { ...keterangan, hidden: true },
    },
  },
  screen: {
    path: '/kirim-barang-external',
    title: 'Kirim Barang External',
    menu: 'barang',
    place: 27,
    icon: 'truck',
    purpose: 'Keluarkan barang ke sistem lain dengan scan, dan tulis berkasnya',
    when,
    initially: leaders,
  },
})

/** The document whose file is asked for. */
export const berkasKirim = { nomor }
