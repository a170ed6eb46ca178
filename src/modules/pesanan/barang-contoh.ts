import { defineDocument, makes, moves, nomor } from '#kernel/document'
import { berat, code, integer, ref, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang } from '#modules/stok/buku'
import { barangTerbanyak } from './barang-pesanan.ts'

const sure = { required: true } as const
const right = whoSees('/ambil-barang-contoh')

/** A stock piece that is lent as the model of an order (DOMAIN 5), until it comes back. */
export const barangContoh = defineDocument({
  name: 'BARANG_CONTOH',
  title: 'Barang Contoh',
  prefix: 'BC',
  onSpot: true,
  states: { DIPINJAM: 'Dipinjam', KEMBALI: 'Sudah Kembali' },
  ends: ['KEMBALI'],
  books: [gerakBarang],
  commands: {
    ambil: makes({
      path: 'barang-contoh/ambil',
      label: 'Ambil Barang Contoh',
      summary: 'Take a piece out of its tray as the model of an order',
      right,
      to: 'DIPINJAM',
      body: {
        no_pesanan: code({ label: 'No Pesanan', ...sure, max: 40 }),
        baris: integer({ label: 'Barang Ke', min: 1, max: barangTerbanyak, initial: 1 }),
        kode_barcode: kodeBarcode,
        keterangan: text({ label: 'Keterangan', max: 200 }),
      },
    }),
    kembali: moves(['DIPINJAM'], {
      path: 'barang-contoh/kembali',
      label: 'Terima Kembali',
      summary: 'The model is back: it waits until it is weighed and laid into a tray',
      consequence: 'Barang ditimbang lagi di Kembali Ke Baki sebelum dijual.',
      right,
      to: 'KEMBALI',
      body: { nomor },
    }),
  },
  list: {
    path: 'barang-contoh/lihat',
    summary: 'Pieces that are or were out as models, newest first',
    right,
    reckons: { tgl_batas: 'batas_contoh' },
    columns: {
      kode_barcode: text({ label: 'Barcode', ...sure }),
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      no_pesanan: text({ label: 'No Pesanan', ...sure }),
      tgl_batas: tanggal({ label: 'Kembali Paling Lambat', late: ['DIPINJAM'] }),
      kode_tukang: ref('tukang', { label: 'Tukang', ...sure }),
      dari_baki: text({ label: 'Dari Baki', ...sure, hidden: true }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
    },
  },
  screen: {
    path: '/ambil-barang-contoh',
    title: 'Ambil Barang Contoh',
    menu: 'pesanan',
    place: 2,
    icon: 'diamond',
    purpose: 'Pinjamkan barang stok sebagai contoh pesanan, dan terima kembali',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})
