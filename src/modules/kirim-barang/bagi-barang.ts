import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { berat, code, integer, list, ref, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { pilihToko } from '#modules/antar-toko/antar-toko'
import { kodeBarcode } from '#modules/stok/barang'
import { isiPaket, kemasPaket, kirimBarang } from './kirim-barang.ts'

const sure = { required: true } as const
const when = 'KIRIM_BARANG_MODULE'
const right = whoSees('/kirim-barang-kecabang')

export const statusBagi = { USUL: 'Usulan', KIRIM: 'Dikirim', BATAL: 'Dibatalkan' } as const

/** How much of each jenis a branch gets of what is shared out. */
export const aturanBagi = {
  tujuan: pilihToko('Cabang', 'Mohon Pilih Toko'),
  kode_dept: ref('jenis', { label: 'Jenis', hint: 'Kosong: semua jenis' }),
  bagian: integer({ label: 'Bagian', ...sure, min: 1, max: 1_000, initial: 1 }),
}

/** The head office shares a receipt out to branches: proposed by a rule, changed by hand, sent. */
export const bagiBarang = defineDocument({
  ...{ name: 'BAGI_BARANG', title: 'Kirim Barang ke Cabang', prefix: 'BG' },
  onSpot: true,
  states: statusBagi,
  ends: ['KIRIM', 'BATAL'],
  books: kirimBarang.books,
  besides: [kirimBarang],
  commands: {
    usul: makes({
      path: 'kirim-barang-kecabang/usul',
      label: 'Usulkan',
      summary: 'Propose which branch gets which piece of a receipt, by shares of each jenis',
      right,
      when,
      to: 'USUL',
      body: {
        no_terima: code({ label: 'No Penerimaan', required: 'Mohon Isi No Penerimaan', max: 40 }),
        aturan: list(aturanBagi, { label: 'Aturan', min: 1, max: 60 }),
      },
    }),
    // Before `ubah`: it is what a row offers, each parcel has to be packed.
    kemas: moves(['USUL'], {
      path: 'kirim-barang-kecabang/kemas',
      label: 'Kemas',
      summary: 'Pack a parcel of a proposal: each of its pieces scanned, sealed, with a courier',
      right,
      when,
      freezes: true,
      to: 'USUL',
      body: {
        nomor,
        ...kemasPaket,
        // Not `baris`: the proposal has those, and the form would fill them in.
        pindaian: list(
          { kode_barcode: kodeBarcode },
          {
            ...{ label: 'Barang', required: 'Belum Ada Barang Di Tabel', ...isiPaket },
            reads: 'kirim-barang-kecabang/baris',
          },
        ),
      },
    }),
    ubah: moves(['USUL'], {
      path: 'kirim-barang-kecabang/ubah',
      label: 'Ubah',
      summary: 'Give pieces of a proposal to other branches; without one a piece stays',
      right,
      when,
      freezes: true,
      to: 'USUL',
      body: {
        nomor,
        baris: list(
          {
            kode_barcode: { ...kodeBarcode, given: true as const },
            nama_barang: text({ label: 'Nama Barang', given: true }),
            berat: berat({ label: 'Berat', given: true }),
            tujuan: { ...pilihToko('Cabang', true), required: false as const },
          },
          { label: 'Barang', min: 1, from: 'baris', given: true },
        ),
      },
    }),
    kirim: moves(['USUL'], {
      path: 'kirim-barang-kecabang/kirim',
      label: 'Kirim',
      consequence: 'Semua paketnya diserahkan ke kurir; setiap paket harus sudah dikemas.',
      summary: 'Send the parcels of a proposal, each of which is packed: all of them or none',
      right,
      when,
      freezes: true,
      to: 'KIRIM',
      authorise: 'KIRIM_BARANG',
      body: { nomor },
    }),
    batal: moves(['USUL'], {
      path: 'kirim-barang-kecabang/batal',
      label: 'Batal',
      summary: 'Drop a proposal; nothing was sent',
      right,
      when,
      to: 'BATAL',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'kirim-barang-kecabang/lihat',
    summary: 'What was shared out to branches, newest first; with count',
    right,
    reckons: { paket: 'paket_bagi' },
    columns: {
      no_terima: text({ label: 'No Penerimaan', ...sure }),
      pcs: integer({ label: 'Pcs', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      no_kirim: text({ label: 'No Kirim', hidden: true }),
      paket: list(
        {
          tujuan: text({ label: 'Cabang', ...sure, max: 20 }),
          ke: integer({ label: 'Paket Ke', ...sure }),
          pcs: integer({ label: 'Pcs', ...sure }),
          berat: berat({ label: 'Berat', ...sure }),
          no_segel: text({ label: 'No Segel' }),
          pengemas: text({ label: 'Dikemas Oleh' }),
        },
        { label: 'Paket', hidden: true },
      ),
      baris: list(
        {
          kode_barcode: kodeBarcode,
          nama_barang: text({ label: 'Nama Barang', ...sure }),
          berat: berat({ label: 'Berat', ...sure }),
          tujuan: text({ label: 'Cabang', max: 20 }),
        },
        { label: 'Barang', hidden: true },
      ),
    },
  },
  screen: {
    path: '/kirim-barang-kecabang',
    title: 'Kirim Barang ke Cabang',
    menu: 'barang',
    place: 18,
    icon: 'truck',
    purpose: 'Bagi barang dari satu penerimaan ke cabang menurut aturan, lalu kirim',
    initially: ['SPV', 'MU', 'DEV'],
    pusat: true,
    when,
  },
})
