import { serveModule } from '#server/serve'
import { batal } from './batal.server.ts'
import { cetak, contoh, konfirmasi as konfirmasiNota } from './cetak.server.ts'
import { koreksi } from './koreksi.server.ts'
import { batalPenjualan } from './laporan/batal-penjualan.server.ts'
import { cetakUlang } from './laporan/cetak-ulang.server.ts'
import { marginPenjualan } from './laporan/margin-penjualan.server.ts'
import { penjualanDiBawahModal } from './laporan/penjualan-di-bawah-modal.server.ts'
import { penjualanBerlian } from './laporan/penjualan-berlian.server.ts'
import { penjualanDetail } from './laporan/penjualan-detail.server.ts'
import { penjualanPerJenis } from './laporan/penjualan-per-jenis.server.ts'
import { penjualanPerKadar } from './laporan/penjualan-per-kadar.server.ts'
import { penjualanPerPembayaran } from './laporan/penjualan-per-pembayaran.server.ts'
import { penjualanPerSales } from './laporan/penjualan-per-sales.server.ts'
import { penjualan as laporanPenjualan } from './laporan/penjualan.server.ts'
import { rekapPenjualan } from './laporan/rekap-penjualan.server.ts'
import { rekapPenjualanPajak } from './laporan/rekap-penjualan-pajak.server.ts'
import { transaksiBesar } from './laporan/transaksi-besar.server.ts'
import { tukarTambah } from './laporan/tukar-tambah.server.ts'
import { grouped, lihat, single } from './lihat.server.ts'
import { bonusHandlers } from './bonus/bayar-bonus.server.ts'
import { kertasBonusHandlers } from './bonus/kertas-bonus.server.ts'
import { penjualan } from './module.ts'
import { riwayat } from './riwayat.server.ts'
import {
  cetak as cetakSlip,
  contoh as contohSlip,
  konfirmasi as konfirmasiSlip,
} from './slip-tukar.server.ts'

export const penjualanServer = serveModule(penjualan, {
  handlers: [
    lihat,
    single,
    grouped,
    batal,
    koreksi,
    riwayat,
    cetak,
    contoh,
    konfirmasiNota,
    cetakSlip,
    contohSlip,
    konfirmasiSlip,
    ...bonusHandlers,
    ...kertasBonusHandlers,
  ],
  reports: [
    laporanPenjualan,
    penjualanDetail,
    penjualanBerlian,
    penjualanPerSales,
    penjualanPerJenis,
    penjualanPerKadar,
    penjualanPerPembayaran,
    rekapPenjualan,
    rekapPenjualanPajak,
    batalPenjualan,
    marginPenjualan,
    penjualanDiBawahModal,
    tukarTambah,
    cetakUlang,
    transaksiBesar,
  ],
  refusals: {
    bonus: 'Bonus Tanggal {{tgl}} Sudah Dibayar ({{nomor}}), Batalkan Dahulu',
    bonus_sudah_dibayar: 'Bonus {{kode_sales}} Untuk Hari Itu Sudah Dibayar',
    no_nota_manual_sudah_ada: 'No Nota Manual {{no_nota_manual}} Sudah Dipakai',
    nota_sudah_dicetak: 'Nota {{nomor}} Sudah Dicetak Oleh {{oleh}}, Cetak Ulang Perlu Alasan',
  },
})
