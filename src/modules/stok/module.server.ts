import { serveModule } from '#server/serve'
import { cari, ekspor, jumlahMenunggu, satu } from './data-barang.server.ts'
import { layanGroup } from './group.server.ts'
import { layanKadar, layanKadarEod } from './kadar-eod.server.ts'
import { foto } from './foto-produk.server.ts'
import { terisi } from './isi-baki.server.ts'
import { kembali } from './kembali-ke-baki.server.ts'
import { koreksi } from './koreksi-barang.server.ts'
import { analisisHargaBarang } from './laporan/analisis-harga-barang.server.ts'
import { kartuStock } from './laporan/kartu-stock.server.ts'
import { bukuBerlian } from './laporan/buku-berlian.server.ts'
import { kelompokBarang } from './laporan/kelompok-barang.server.ts'
import { neracaGram } from './laporan/neraca-gram.server.ts'
import { perubahanHargaEmas } from './laporan/perubahan-harga-emas.server.ts'
import { saldoBarang } from './laporan/saldo-barang.server.ts'
import { susut } from './laporan/susut.server.ts'
import { umurBarang } from './laporan/umur-barang.server.ts'
import { stok } from './module.ts'
import { tambahHandlers } from './tambah-barang.server.ts'
import { kondisi } from './ubah-kondisi.server.ts'

export const stokServer = serveModule(stok, {
  masters: [layanGroup, layanKadar, layanKadarEod],
  handlers: [
    ...tambahHandlers,
    koreksi,
    kondisi,
    kembali,
    cari,
    ekspor,
    jumlahMenunggu,
    satu,
    foto,
    terisi,
  ],
  reports: [
    saldoBarang,
    kartuStock,
    neracaGram,
    bukuBerlian,
    perubahanHargaEmas,
    kelompokBarang,
    analisisHargaBarang,
    umurBarang,
    susut,
  ],
  refusals: {
    barang_belum_di_situ:
      'Barang {{kode_barcode}} Baru Berubah Tanggal {{tgl_system}}, Setelah {{diminta}}',
    barcode_sudah_ada: 'Barcode {{kode_barcode}} Sudah Dipakai',
    barang_tidak_ada: 'Barcode {{kode_barcode}} Tidak Ditemukan',
    barang_tidak_di_tempat: 'Barang {{kode_barcode}} Sudah Diambil Transaksi Lain',
  },
})
