import { alasan, defineDocument, kindsOf, makes, moves, nomor } from '#kernel/document'
import { berat, code, group, ref, rupiah, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { customer, orangDiminta } from '#modules/pelanggan/pelanggan'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { kodeBarcode } from '#modules/stok/barang'
import { gerakBarang } from '#modules/stok/buku'
import { titipanBuku, titipanUang } from '#modules/titipan/buku'
import { noTitipan } from '#modules/titipan/titipan'
import { layarMarketplace, layarPesanan, when } from './layar.ts'

const sure = { required: true } as const
export const noPesanan = code({ label: 'No Pesanan Marketplace', ...sure, max: 40 })

/** What becomes of an order of the marketplace; the marketplace has the order itself. */
export const pesananBuku = defineLedger({
  name: 'pesanan_marketplace',
  title: 'Pesanan Marketplace',
  entry: {
    no_pesanan: text({ label: 'No Pesanan Marketplace', ...sure }),
    kode_barcode: kodeBarcode,
    status: text({ label: 'Status', ...sure }),
    id_dokumen: text({ label: 'Dokumen' }),
  },
  projection: true,
  news: 'tawaran_marketplace',
})

const setelan = whoSees(layarMarketplace, layarPesanan)

/** A piece that was ordered at the marketplace: kept for that order, and sold at the counter. */
export const pesananMarketplace = defineDocument({
  name: 'PESANAN_MARKETPLACE',
  title: 'Pesanan Marketplace',
  prefix: 'OM',
  states: { DIPESAN: 'Dipesan', DIJUAL: 'Dijual Di Konter', BATAL: 'Dibatalkan' },
  ends: ['DIJUAL', 'BATAL'],
  books: [
    ...[gerakBarang, pesananBuku, pelangganBuku, titipanBuku, titipanUang],
    ...[pembayaranBuku, jurnal, kasBuku],
  ],
  commands: {
    pesan: makes({
      path: 'marketplace/pesan',
      label: 'Simpan Untuk Pesanan',
      summary:
        'Reserve a piece for an order of the marketplace: the counter refuses it from now on',
      right: setelan,
      when,
      to: 'DIPESAN',
      body: { no_pesanan: noPesanan, kode_barcode: kodeBarcode },
    }),
    jual: moves(['DIPESAN'], {
      path: 'marketplace/jual',
      label: 'Jual Di Konter',
      summary: 'A deposit of what the marketplace took keeps the piece, and the counter sells it',
      consequence:
        'Uang di rekening marketplace menjadi titipan yang membayar barangnya di konter.',
      right: whoSees(layarPesanan),
      when,
      to: 'DIJUAL',
      mayAsk: kindsOf(otorisasiHargaJual),
      body: {
        nomor,
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        nama_customer: text({ label: 'Nama Customer', ...sure }),
        no_hp: customer.no_hp,
        ...orangDiminta,
      },
      answer: group({ nomor, no_titipan: noTitipan, kode_barcode: kodeBarcode }),
      next: '/transaksi-penjualan?titipan={no_titipan}',
    }),
    lepas: moves(['DIPESAN'], {
      path: 'marketplace/lepas',
      label: 'Lepas',
      summary: 'The order was cancelled: the piece is free again',
      consequence:
        'Batalkan dahulu pesanannya di marketplace: barang ini dapat dijual lagi di sini.',
      right: setelan,
      when,
      to: 'BATAL',
      body: { nomor, alasan },
    }),
  },
  list: {
    path: 'marketplace/pesanan',
    summary: 'Pieces that were ordered at the marketplace, newest first',
    right: setelan,
    empty: 'Belum Ada Pesanan Marketplace',
    reckons: { pembeli: 'pembeli_marketplace' },
    columns: {
      no_pesanan: text({ label: 'No Pesanan', ...sure }),
      pembeli: text({ label: 'Pembeli' }),
      kode_barcode: text({ label: 'Barcode', ...sure }),
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      harga: rupiah({ label: 'Harga Di Marketplace', ...sure }),
    },
  },
  screen: {
    path: layarPesanan,
    title: 'Pesanan Marketplace',
    menu: 'penjualan',
    icon: 'cart',
    purpose: 'Barang yang dipesan di marketplace; jual di konter, atau lepas',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    when,
  },
})
